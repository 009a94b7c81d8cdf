export default function Shown() {
  return <p>shown</p>;
}
