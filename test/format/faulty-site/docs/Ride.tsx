export default function Ride() {
  return <p>ride</p>;
}
