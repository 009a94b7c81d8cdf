import { PieChart } from '@mui/x-charts/PieChart';
import { ridesByDistrict } from '../../velo/rides.ts';

const slices = ridesByDistrict.map(({ district, rides }) => ({
  id: district,
  label: district,
  value: rides,
}));

export default function BasicPie() {
  return (
    <PieChart
      height={240}
      series={[{ data: slices }]}
      role="img"
      aria-label="Pie chart of the rides in 2024 by district: Harbour 30%, Old Town 27%, Campus 23%, Riverside 14%, Hillside 5%"
    />
  );
}
