export default function Badge(props: { text: string }): import('react').JSX.Element;
