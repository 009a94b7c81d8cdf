import extra from './parts/extra';

export default function Plain() {
  return <p>{extra}</p>;
}
