import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SparkLineChart, type SparkLineChartProps } from '@mui/x-charts/SparkLineChart';
import { ridesByMonth } from '../../velo/rides.ts';

const data = ridesByMonth.map((row) => row.electric);
const kinds: { name: string; props: Partial<SparkLineChartProps> }[] = [
  { name: 'Line', props: {} },
  { name: 'Smooth line', props: { curve: 'monotoneX' } },
  { name: 'Area', props: { area: true } },
  { name: 'Bars', props: { plotType: 'bar' } },
];

export default function SparklineKinds() {
  return (
    <Box sx={{ width: '100%', display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))' }}>
      {kinds.map(({ name, props }) => (
        <div key={name}>
          <Typography variant="body2">{name}</Typography>
          <SparkLineChart
            height={70}
            data={data}
            role="img"
            aria-label={`${name}: electric rides per month of 2024, most in July`}
            {...props}
          />
        </div>
      ))}
    </Box>
  );
}
