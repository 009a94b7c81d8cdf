export default function Styled() {
  return <p className="system">styled by system</p>;
}
