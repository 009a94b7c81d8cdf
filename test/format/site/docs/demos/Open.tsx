export default function Open() {
  return <p>open</p>;
}
