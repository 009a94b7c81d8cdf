import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ChartsTooltipContainer, useItemTooltip } from '@mui/x-charts/ChartsTooltip';
import { PieChart } from '@mui/x-charts/PieChart';
import { ridesByDistrict } from '../../velo/rides.ts';

const total = ridesByDistrict.reduce((sum, row) => sum + row.rides, 0);
const slices = ridesByDistrict.map(({ district, rides }) => ({ label: district, value: rides }));

function DistrictCard() {
  const item = useItemTooltip<'pie'>();
  if (!item) return null;

  return (
    <Paper elevation={4} sx={{ p: 1.5, borderLeft: 6, borderColor: item.color }}>
      <Typography variant="subtitle2">{item.label}</Typography>
      <Typography variant="body2">
        {item.formattedValue} rides, {((item.value.value / total) * 100).toFixed(1)}% of all
      </Typography>
    </Paper>
  );
}

function DistrictTooltip() {
  return (
    <ChartsTooltipContainer trigger="item">
      <DistrictCard />
    </ChartsTooltipContainer>
  );
}

export default function CustomItemTooltip() {
  return (
    <PieChart
      height={240}
      series={[{ data: slices }]}
      slots={{ tooltip: DistrictTooltip }}
      role="img"
      aria-label="Pie chart of the rides in 2024 by district"
    />
  );
}
