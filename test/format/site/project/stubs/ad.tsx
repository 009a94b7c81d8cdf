// In the place of an ad that the site does not want.
export default function Ad() {
  return <span>no ad</span>;
}
