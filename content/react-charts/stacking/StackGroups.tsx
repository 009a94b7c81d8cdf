import { BarChart } from '@mui/x-charts/BarChart';
import { ridesByMonth } from '../../velo/rides.ts';

const dataset = ridesByMonth
  .slice(3, 9)
  .map(({ label, city, electric, cargo }) => ({ label, city, electric, cargo }));

export default function StackGroups() {
  return (
    <BarChart
      height={300}
      dataset={dataset}
      xAxis={[{ dataKey: 'label' }]}
      yAxis={[{ label: 'Rides', width: 72 }]}
      series={[
        { dataKey: 'city', label: 'City', stack: 'muscle' },
        { dataKey: 'cargo', label: 'Cargo', stack: 'muscle' },
        { dataKey: 'electric', label: 'Electric' },
      ]}
      role="img"
      aria-label="Bar chart of the rides from April to September 2024: city and cargo bikes in one stack, electric bikes beside it"
    />
  );
}
