import { LineChart } from '@mui/x-charts/LineChart';
import { ridesByMonth } from '../../velo/rides.ts';

const dataset = ridesByMonth.map(({ label, city, electric, cargo }) => ({ label, city, electric, cargo }));
const percent = new Intl.NumberFormat('en-US', { style: 'percent' });
const area = { area: true, stack: 'rides', stackOffset: 'expand', showMark: false } as const;

export default function ShareAreas() {
  return (
    <LineChart
      height={300}
      dataset={dataset}
      xAxis={[{ scaleType: 'point', dataKey: 'label' }]}
      yAxis={[{ label: 'Share of rides', width: 64, valueFormatter: (share: number) => percent.format(share) }]}
      series={[
        { dataKey: 'city', label: 'City', ...area },
        { dataKey: 'electric', label: 'Electric', ...area },
        { dataKey: 'cargo', label: 'Cargo', ...area },
      ]}
      role="img"
      aria-label="Areas of the shares of city, electric and cargo bikes in the rides of 2024; together they fill the chart"
    />
  );
}
