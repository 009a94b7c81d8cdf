import { LineChart } from '@mui/x-charts/LineChart';
import { ridesByMonth } from '../../velo/rides.ts';

const dataset = ridesByMonth.map(({ label, city, electric, cargo }) => ({ label, city, electric, cargo }));

const area = { area: true, stack: 'rides', showMark: false } as const;

export default function StackedAreas() {
  return (
    <LineChart
      height={300}
      dataset={dataset}
      xAxis={[{ scaleType: 'point', dataKey: 'label' }]}
      yAxis={[{ label: 'Rides per month', width: 76 }]}
      series={[
        { dataKey: 'city', label: 'City', ...area },
        { dataKey: 'electric', label: 'Electric', ...area },
        { dataKey: 'cargo', label: 'Cargo', ...area },
      ]}
      role="img"
      aria-label="Stacked area chart of the rides per month of 2024 by kind of bike"
    />
  );
}
