import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { ridesByHour } from '../../velo/rides.ts';

const total = ridesByHour.reduce((sum, rides) => sum + rides, 0);

export default function BasicSparkline() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Typography>Rides today</Typography>
      <SparkLineChart
        width={140}
        height={40}
        data={[...ridesByHour]}
        role="img"
        aria-label="Rides per hour of today, with peaks at 8:00 and 17:00"
      />
      <Typography>{total.toLocaleString('en-US')}</Typography>
    </Stack>
  );
}
