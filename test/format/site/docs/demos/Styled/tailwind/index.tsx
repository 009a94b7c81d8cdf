export default function Styled() {
  return <p className="tailwind">styled by tailwind</p>;
}
