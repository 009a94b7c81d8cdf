import { LineChart } from '@mui/x-charts/LineChart';

const dataset = [
  { month: 'Jan', rides: 3320, temperature: 2.1 },
  { month: 'Feb', rides: 3690, temperature: 3.4 },
  { month: 'Mar', rides: 5460, temperature: 6.8 },
  { month: 'Apr', rides: 7610, temperature: 10.9 },
  { month: 'May', rides: 9920, temperature: 15.2 },
  { month: 'Jun', rides: 11860, temperature: 18.6 },
];

export default function DatasetChart() {
  return (
    <LineChart
      height={280}
      dataset={dataset}
      xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
      yAxis={[{ width: 60 }]}
      series={[{ dataKey: 'rides', label: 'Rides' }]}
      role="img"
      aria-label="Line chart of the rides per month, rising from January to June"
    />
  );
}
