import { BarChart } from '@mui/x-charts/BarChart';
import { ridesByDistrict } from '../../velo/rides.ts';

const districts = ridesByDistrict.map((row) => row.district);
const rides = ridesByDistrict.map((row) => row.rides);

export default function BasicBars() {
  return (
    <BarChart
      height={280}
      xAxis={[{ data: districts }]}
      yAxis={[{ label: 'Rides in 2024', width: 72 }]}
      series={[{ data: rides }]}
      role="img"
      aria-label="Bar chart of the rides in 2024 by district: most began in Harbour, fewest in Hillside"
    />
  );
}
