// A component in JavaScript, behind the longer alias.
export default function Extra() {
  return <p>something extra</p>;
}
