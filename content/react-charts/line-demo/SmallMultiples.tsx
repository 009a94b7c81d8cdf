import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { ridesByMonth } from '../../velo/rides.ts';

const kinds = [
  { key: 'city', name: 'City' },
  { key: 'electric', name: 'Electric' },
  { key: 'cargo', name: 'Cargo' },
] as const;
const months = ridesByMonth.map((row) => row.label);

export default function SmallMultiples() {
  return (
    <Box sx={{ width: '100%', display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' }}>
      {kinds.map(({ key, name }) => (
        <div key={key}>
          <Typography variant="subtitle2" component="p">
            {name}, rides per month
          </Typography>
          <LineChart
            height={170}
            margin={{ left: 0, top: 8, bottom: 0 }}
            grid={{ horizontal: true }}
            xAxis={[{ scaleType: 'point', data: months, tickInterval: (value, index) => index % 3 === 0 }]}
            yAxis={[{ min: 0, max: 8000, tickNumber: 3, width: 48 }]}
            series={[{ data: ridesByMonth.map((row) => row[key]), showMark: false }]}
            role="img"
            aria-label={`${name}: rides per month of 2024 on a scale to 8,000`}
          />
        </div>
      ))}
    </Box>
  );
}
