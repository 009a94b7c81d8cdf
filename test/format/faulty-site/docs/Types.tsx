export default function Types() {
  const length: number = 'three';
  return <p>{length}</p>;
}
