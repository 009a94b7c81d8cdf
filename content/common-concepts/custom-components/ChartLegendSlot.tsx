import Stack from '@mui/material/Stack';
import Chip from '@mui/material/Chip';
import { BarChart } from '@mui/x-charts/BarChart';
import { useLegend } from '@mui/x-charts/hooks';
import { ridesByMonth } from '../../velo/rides.ts';

function ChipLegend() {
  const { items } = useLegend();
  return (
    <Stack direction="row" spacing={1}>
      {items.map((item) => (
        <Chip
          key={item.id}
          label={item.label}
          variant="outlined"
          sx={{ borderColor: item.color, borderWidth: 2 }}
        />
      ))}
    </Stack>
  );
}

export default function ChartLegendSlot() {
  return (
    <BarChart
      aria-label="Rides by month, city and cargo bikes"
      height={280}
      dataset={ridesByMonth.slice(3, 9).map(({ label, city, cargo }) => ({ label, city, cargo }))}
      xAxis={[{ dataKey: 'label' }]}
      series={[
        { dataKey: 'city', label: 'City bikes' },
        { dataKey: 'cargo', label: 'Cargo bikes' },
      ]}
      slots={{ legend: ChipLegend }}
    />
  );
}
