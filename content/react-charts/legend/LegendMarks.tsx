import { lineElementClasses, LineChart } from '@mui/x-charts/LineChart';
import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { ridesByMonth } from '../../velo/rides.ts';

function DashedMark({ color, className }: ChartsLabelCustomMarkProps) {
  return (
    <svg viewBox="0 0 24 24">
      <line x1={0} x2={24} y1={12} y2={12} stroke={color} strokeWidth={5} strokeDasharray="9 6" className={className} />
    </svg>
  );
}

const dataset = ridesByMonth.map(({ label, city, electric, cargo }) => ({ label, city, electric, cargo }));

export default function LegendMarks() {
  return (
    <LineChart
      height={280}
      dataset={dataset}
      xAxis={[{ scaleType: 'point', dataKey: 'label' }]}
      yAxis={[{ label: 'Rides per month', width: 72 }]}
      series={[
        { id: 'city', dataKey: 'city', label: 'City', showMark: false },
        { id: 'electric', dataKey: 'electric', label: 'Electric', showMark: false, labelMarkType: DashedMark },
        { id: 'cargo', dataKey: 'cargo', label: 'Cargo', labelMarkType: 'circle' },
      ]}
      sx={{ [`& .${lineElementClasses.root}[data-series="electric"]`]: { strokeDasharray: '9 6' } }}
      role="img"
      aria-label="Lines of the rides per month of 2024: city bikes solid, electric bikes dashed, cargo bikes with dots"
    />
  );
}
