// A component below a module root, named without its extension.
export default function Grid() {
  return <p>a grid of modules</p>;
}
