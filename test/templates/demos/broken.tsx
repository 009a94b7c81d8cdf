// A demo that works on the server and throws in the browser.
export default function Broken() {
  if (typeof document !== 'undefined') throw new Error('No bikes left');
  return <p>Bikes</p>;
}
