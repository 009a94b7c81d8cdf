import { LineChart } from '@mui/x-charts/LineChart';
import { ridesByMonth } from '../../velo/rides.ts';

// As if the electric bikes had come in April.
const dataset = ridesByMonth.map(({ label, city, electric, cargo }, month) => ({
  label,
  city,
  electric: month < 3 ? null : electric,
  cargo,
}));

export default function StackedAreaChart() {
  return (
    <LineChart
      height={300}
      dataset={dataset}
      xAxis={[{ scaleType: 'point', dataKey: 'label' }]}
      yAxis={[{ label: 'Rides per month', width: 72 }]}
      series={[
        { dataKey: 'cargo', label: 'Cargo', stack: 'rides', area: true, showMark: false },
        { dataKey: 'electric', label: 'Electric', stack: 'rides', area: true, showMark: false },
        { dataKey: 'city', label: 'City', stack: 'rides', area: true, showMark: false },
      ]}
      role="img"
      aria-label="Stacked areas of the rides per month of 2024 by kind of bike; that of the electric ones begins in April"
    />
  );
}
