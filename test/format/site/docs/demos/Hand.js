// Written by hand.
export default function Hand() {
  return <p>by hand</p>;
}
