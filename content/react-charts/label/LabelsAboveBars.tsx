import { BarChart, type BarLabelProps } from '@mui/x-charts/BarChart';
import { ridesByDistrict } from '../../velo/rides.ts';

/** A label that stands on its bar. */
function LabelAbove({ x, y, width, children }: BarLabelProps) {
  return (
    <text x={x + width / 2} y={y - 6} textAnchor="middle" fontSize={13} fill="currentColor" pointerEvents="none">
      {children}
    </text>
  );
}

export default function LabelsAboveBars() {
  return (
    <BarChart
      height={280}
      xAxis={[{ data: ridesByDistrict.map((row) => row.district), label: 'Rides in 2024 by district' }]}
      yAxis={[{ position: 'none', max: 35000 }]}
      series={[{ data: ridesByDistrict.map((row) => row.rides) }]}
      barLabel={(item) => item.value?.toLocaleString('en-US')}
      slots={{ barLabel: LabelAbove }}
      role="img"
      aria-label="Bar chart of the rides in 2024 by district, with the number above each bar"
    />
  );
}
