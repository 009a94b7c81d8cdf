import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { ridesByWeekday } from '../../velo/rides.ts';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const parts = ['Morning', 'Noon', 'Evening', 'Night'];

const data = ridesByWeekday.flatMap((rides, day) => rides.map((value, part) => [day, part, value] as const));

export default function BasicHeatmap() {
  return (
    <Box
      role="img"
      aria-label="Heatmap of the rides by weekday and part of the day: busiest on Sunday noon and Friday evening, quiet at night"
      sx={{ width: '100%' }}
    >
      <Heatmap
        height={280}
        xAxis={[{ data: days }]}
        yAxis={[{ data: parts, width: 72 }]}
        zAxis={[{ id: 'rides', colorMap: { type: 'continuous', min: 0, max: 600, color: ['#d9f2ee', '#08473f'] } }]}
        series={[{ data, label: 'Rides' }]}
        hideLegend={false}
      />
    </Box>
  );
}
