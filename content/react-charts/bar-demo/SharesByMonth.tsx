import { BarChart } from '@mui/x-charts/BarChart';
import { ridesByMonth } from '../../velo/rides.ts';

const dataset = ridesByMonth.map(({ label, city, electric, cargo }) => ({ label, city, electric, cargo }));
const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

export default function SharesByMonth() {
  return (
    <BarChart
      height={300}
      dataset={dataset}
      xAxis={[{ dataKey: 'label' }]}
      yAxis={[{ label: 'Share of rides', width: 64, valueFormatter: (share: number) => percent.format(share) }]}
      series={[
        { dataKey: 'city', label: 'City', stack: 'rides', stackOffset: 'expand' },
        { dataKey: 'electric', label: 'Electric', stack: 'rides' },
        { dataKey: 'cargo', label: 'Cargo', stack: 'rides' },
      ]}
      role="img"
      aria-label="Shares of city, electric and cargo bikes in the rides of each month of 2024; electric bikes gain in summer"
    />
  );
}
