import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';
import { ridesByDistrict } from '../../velo/rides.ts';

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

export default function BarLabels() {
  return (
    <BarChart
      height={280}
      xAxis={[{ data: ridesByDistrict.map((row) => row.district), label: 'Rides in 2024 by district' }]}
      yAxis={[{ position: 'none' }]}
      series={[{ data: ridesByDistrict.map((row) => row.rides) }]}
      barLabel={(item, { bar }) => (bar.height < 24 ? null : compact.format(item.value ?? 0))}
      sx={(theme) => ({ [`& .${barLabelClasses.root}`]: { fill: (theme.vars ?? theme).palette.background.paper } })}
      role="img"
      aria-label="Bar chart of the rides in 2024 by district, with the number on each bar"
    />
  );
}
