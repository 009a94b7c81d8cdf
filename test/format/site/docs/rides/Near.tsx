export default function Near() {
  return <p>near</p>;
}
