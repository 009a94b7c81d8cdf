import { BarChart } from '@mui/x-charts/BarChart';
import { ridesByMonth } from '../../velo/rides.ts';

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });
const totals = ridesByMonth.map((row) => row.city + row.electric + row.cargo);

const withShare = (value: number | null, { dataIndex }: { dataIndex: number }) =>
  value === null ? 'no data' : `${value.toLocaleString('en-US')} (${percent.format(value / totals[dataIndex]!)})`;

export default function ShareFormatter() {
  return (
    <BarChart
      height={300}
      xAxis={[{ data: ridesByMonth.map((row) => row.label) }]}
      yAxis={[{ label: 'Rides per month', width: 72 }]}
      series={[
        { data: ridesByMonth.map((row) => row.city), label: 'City', stack: 'rides', valueFormatter: withShare },
        { data: ridesByMonth.map((row) => row.electric), label: 'Electric', stack: 'rides', valueFormatter: withShare },
        { data: ridesByMonth.map((row) => row.cargo), label: 'Cargo', stack: 'rides', valueFormatter: withShare },
      ]}
      role="img"
      aria-label="Stacked bars of the rides per month of 2024 by kind of bike, whose tooltip has the share of each"
    />
  );
}
