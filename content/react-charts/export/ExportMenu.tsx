import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { ridesByMonth } from '../../velo/rides.ts';

export default function ExportMenu() {
  return (
    <BarChartPro
      height={300}
      showToolbar
      xAxis={[{ data: ridesByMonth.map((row) => row.label) }]}
      yAxis={[{ label: 'Rides', width: 66 }]}
      series={[
        { label: 'City', data: ridesByMonth.map((row) => row.city), stack: 'all' },
        { label: 'Electric', data: ridesByMonth.map((row) => row.electric), stack: 'all' },
      ]}
      role="img"
      aria-label="Stacked bar chart of the rides per month of 2024; the toolbar exports it"
    />
  );
}
