export default function Ticket() {
  return (
    <div className="rounded-lg border border-teal-700 p-4 dark:border-teal-300">
      Harbour to Museum, 20 minutes
    </div>
  );
}
