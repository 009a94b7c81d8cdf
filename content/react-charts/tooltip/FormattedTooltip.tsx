import { LineChart } from '@mui/x-charts/LineChart';
import { ridesByMonth } from '../../velo/rides.ts';

const months = ridesByMonth.map((row) => row.month);
const revenue = ridesByMonth.map((row) => row.revenue * 1000);

const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const short = new Intl.DateTimeFormat('en-US', { month: 'short' });
const long = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });

const formatMonth = (month: Date, { location }: { location: string }) =>
  (location === 'tick' ? short : long).format(month);

export default function FormattedTooltip() {
  return (
    <LineChart
      height={280}
      xAxis={[{ scaleType: 'point', data: months, valueFormatter: formatMonth }]}
      yAxis={[{ label: 'Euros', width: 76 }]}
      series={[
        {
          data: revenue,
          label: (location) => (location === 'tooltip' ? 'Revenue before tax' : 'Revenue'),
          valueFormatter: (value) => (value === null ? 'not known' : euros.format(value)),
        },
      ]}
      role="img"
      aria-label="Line chart of the revenue per month of 2024, highest in July"
    />
  );
}
