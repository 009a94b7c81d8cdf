// A demo with controls: what it is told, it shows.
interface BellProps {
  size?: string;
  loud?: boolean;
  gap?: number;
  label?: string;
  tint?: string;
}

export default function Bell({ size, loud = false, gap = 6, label = 'Bell', tint }: BellProps) {
  if (label === 'crack') throw new Error('The bell cracked');
  return (
    <p style={{ color: tint }}>
      {label}: {size ?? 'any size'}, {loud ? 'loud' : 'quiet'}, {gap}
    </p>
  );
}
