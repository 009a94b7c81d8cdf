import { LineChart } from '@mui/x-charts/LineChart';
import { ridesByMonth } from '../../velo/rides.ts';

export default function BasicLines() {
  return (
    <LineChart
      height={300}
      xAxis={[{ scaleType: 'point', data: ridesByMonth.map((row) => row.label) }]}
      yAxis={[{ label: 'Rides per month', width: 72 }]}
      series={[
        { data: ridesByMonth.map((row) => row.city), label: 'City' },
        { data: ridesByMonth.map((row) => row.electric), label: 'Electric' },
      ]}
      role="img"
      aria-label="Line chart of the city and electric rides per month of 2024; both peak in July"
    />
  );
}
