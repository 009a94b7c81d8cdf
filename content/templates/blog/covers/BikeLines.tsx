interface BikeLinesProps {
  /** Left edge and ground line, in units of the picture. */
  x: number;
  y: number;
  scale?: number;
  stroke?: string;
}

/** A bike of two hundred and thirty by a hundred and thirty units, standing on its ground line. */
export default function BikeLines({ x, y, scale = 1, stroke = 'var(--strong)' }: BikeLinesProps) {
  return (
    <g
      fill="none"
      stroke={stroke}
      strokeWidth="7"
      strokeLinecap="round"
      strokeLinejoin="round"
      transform={`translate(${x} ${y - 142 * scale}) scale(${scale})`}
    >
      <circle cx="48" cy="95" r="44" />
      <circle cx="194" cy="95" r="44" />
      <path d="M48 95 88 30h76l-44 65H48m146 0L156 2h30m-66 93L80 10M60 10h40" />
    </g>
  );
}
