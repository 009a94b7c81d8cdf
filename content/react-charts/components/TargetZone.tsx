import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { ridesByMonth } from '../../velo/rides.ts';

/** All that is above `from`, shaded and named. */
function Zone({ from, label }: { from: number; label: string }) {
  const { left, top, width } = useDrawingArea();
  const y = useYScale<'linear'>()(from);

  return (
    <g style={{ pointerEvents: 'none' }}>
      <rect x={left} y={top} width={width} height={y - top} fill="currentColor" opacity={0.08} />
      <line x1={left} x2={left + width} y1={y} y2={y} stroke="currentColor" strokeDasharray="4 4" />
      <text x={left + 6} y={top + 16} fill="currentColor" fontSize={12}>
        {label}
      </text>
    </g>
  );
}

export default function TargetZone() {
  return (
    <LineChart
      height={280}
      xAxis={[{ scaleType: 'point', data: ridesByMonth.map((row) => row.label) }]}
      yAxis={[{ label: 'Rides per month', width: 72, min: 0 }]}
      series={[{ data: ridesByMonth.map((row) => row.city + row.electric) }]}
      role="img"
      aria-label="Line chart of the rides per month of 2024. From June to August they exceed 10,000, where bikes run short"
    >
      <Zone from={10000} label="Bikes run short" />
    </LineChart>
  );
}
