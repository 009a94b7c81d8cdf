import { LineChart } from '@mui/x-charts/LineChart';
import { ridesByMonth } from '../../velo/rides.ts';

const dataset = ridesByMonth.map(({ month, revenue }) => ({ month, revenue }));

const months = new Intl.DateTimeFormat('en-US', { month: 'short', year: '2-digit' });
const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });

const formatMonth = (month: Date) => months.format(month);
const formatRevenue = (thousands: number | null) => euros.format((thousands ?? 0) * 1000);

export default function TimeLine() {
  return (
    <LineChart
      height={280}
      hideLegend
      dataset={dataset}
      xAxis={[{ dataKey: 'month', scaleType: 'time', domainLimit: 'strict', valueFormatter: formatMonth }]}
      yAxis={[{ label: 'Thousand euros', width: 64, min: 0 }]}
      series={[{ dataKey: 'revenue', label: 'Revenue', valueFormatter: formatRevenue }]}
      role="img"
      aria-label="Line chart of the revenue per month of 2024, highest in July"
    />
  );
}
