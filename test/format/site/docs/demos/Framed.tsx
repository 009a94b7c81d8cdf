export default function Framed() {
  return <p>in a frame</p>;
}
