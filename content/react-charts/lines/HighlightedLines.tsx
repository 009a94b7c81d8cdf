import { LineChart } from '@mui/x-charts/LineChart';
import { ridesByWeekday } from '../../velo/rides.ts';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const series = ['Morning', 'Noon', 'Evening', 'Night'].map((label, part) => ({
  label,
  data: ridesByWeekday.map((rides) => rides[part] ?? 0),
  highlightScope: { highlight: 'series', fade: 'global' } as const,
}));

export default function HighlightedLines() {
  return (
    <LineChart
      height={300}
      xAxis={[{ scaleType: 'point', data: days }]}
      yAxis={[{ label: 'Rides', width: 64 }]}
      series={series}
      slotProps={{ tooltip: { trigger: 'item' } }}
      role="img"
      aria-label="Line chart of the average rides per weekday in the morning, at noon, in the evening and at night"
    />
  );
}
