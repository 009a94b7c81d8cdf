// Replaced by a stub.
export default function Ad() {
  return <span>an ad of the site</span>;
}
