// A component that a directive names through an alias.
export default function Fleet(props: { component: string; size: number; markdown: { title: string; description: string; pathname: string; headings: { id: string }[] } }) {
  const { markdown } = props;
  return <p>{`${props.component} ${props.size}; ${markdown.title}; ${markdown.description}; ${markdown.pathname}; ${markdown.headings.map(({ id }) => id).join()}`}</p>;
}
