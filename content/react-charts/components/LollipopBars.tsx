import { BarChart, type BarElementOwnerState, type BarElementProps } from '@mui/x-charts/BarChart';
import { ridesByDistrict } from '../../velo/rides.ts';

const sorted = [...ridesByDistrict].sort((a, b) => b.rides - a.rides);

type LollipopProps = Pick<
  BarElementProps,
  'x' | 'y' | 'width' | 'height' | 'color' | 'onClick' | 'onPointerEnter' | 'onPointerLeave' | 'onPointerDown'
> & { ownerState: BarElementOwnerState };

/** A stick with a dot at its end, in the place of a horizontal bar. */
function Lollipop({ x, y, width, height, color, ownerState, onClick, onPointerEnter, onPointerLeave, onPointerDown }: LollipopProps) {
  const middle = y + height / 2;
  const handlers = { onClick, onPointerEnter, onPointerLeave, onPointerDown };

  return (
    <g opacity={ownerState.isFaded ? 0.3 : 1}>
      <line x1={x} x2={x + width} y1={middle} y2={middle} stroke={color} strokeWidth={3} />
      <circle cx={x + width} cy={middle} r={8} fill={color} />
      {/* A finger hits the place of the whole bar. */}
      <rect x={x} y={y} width={width} height={height} fill="transparent" {...handlers} />
    </g>
  );
}

export default function LollipopBars() {
  return (
    <BarChart
      height={280}
      layout="horizontal"
      yAxis={[{ data: sorted.map((row) => row.district), width: 80 }]}
      xAxis={[{ label: 'Rides in 2024', max: 34000, tickNumber: 4 }]}
      series={[{ data: sorted.map((row) => row.rides), highlightScope: { highlight: 'item', fade: 'series' } }]}
      slots={{ bar: Lollipop }}
      role="img"
      aria-label="Lollipop chart of the rides in 2024 by district, from Harbour with 31,200 to Hillside with 5,300"
    />
  );
}
