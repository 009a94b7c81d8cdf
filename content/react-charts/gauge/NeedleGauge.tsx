import { useTheme } from '@mui/material/styles';
import { GaugeContainer, GaugeReferenceArc, GaugeValueArc, useGaugeState } from '@mui/x-charts/Gauge';

function Needle() {
  const { value, valueMax, valueAngle, outerRadius, cx, cy } = useGaugeState();
  const color = useTheme().palette.text.primary;
  if (valueAngle === null) return null;

  const x = cx + outerRadius * Math.sin(valueAngle);
  const y = cy - outerRadius * Math.cos(valueAngle);
  return (
    <g>
      <circle cx={cx} cy={cy} r={6} fill={color} />
      <path d={`M ${cx} ${cy} L ${x} ${y}`} stroke={color} strokeWidth={3} />
      <text x={cx} y={cy + 28} textAnchor="middle">{`${value} of ${valueMax}`}</text>
    </g>
  );
}

export default function NeedleGauge() {
  return (
    <GaugeContainer
      width={220}
      height={170}
      startAngle={-110}
      endAngle={110}
      value={211}
      valueMax={300}
      aria-label="Rides in the last hour"
      aria-valuetext="211 of at most 300"
    >
      <GaugeReferenceArc />
      <GaugeValueArc />
      <Needle />
    </GaugeContainer>
  );
}
