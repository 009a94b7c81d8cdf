export default function Hand(): React.JSX.Element {
  return <p>by hand</p>;
}
