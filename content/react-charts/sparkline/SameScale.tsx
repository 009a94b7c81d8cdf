import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { ridesByWeekday } from '../../velo/rides.ts';

const parts = ['Morning', 'Noon', 'Evening', 'Night'];

export default function SameScale() {
  return (
    <Box
      sx={{ width: '100%', maxWidth: 420, display: 'grid', gridTemplateColumns: 'auto 1fr auto', gap: 1, alignItems: 'center' }}
    >
      {parts.map((part, index) => {
        const data = ridesByWeekday.map((day) => day[index] ?? 0);
        return (
          <Box key={part} sx={{ display: 'contents' }}>
            <Typography variant="body2">{part}</Typography>
            <SparkLineChart
              height={44}
              area
              data={data}
              yAxis={{ min: 0, max: 600 }}
              role="img"
              aria-label={`${part}: rides from Monday to Sunday on a scale to 600`}
            />
            <Typography variant="body2">up to {Math.max(...data)}</Typography>
          </Box>
        );
      })}
    </Box>
  );
}
