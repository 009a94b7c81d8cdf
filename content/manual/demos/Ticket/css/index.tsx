import './ticket.css';

export default function Ticket() {
  return <div className="ticket">Harbour to Museum, 20 minutes</div>;
}
