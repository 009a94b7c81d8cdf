import './styled.css';

export default function Styled() {
  return <p className="css">styled by css</p>;
}
