import { part } from './parts/one';

export default function Imports() {
  return <p>{part}</p>;
}
