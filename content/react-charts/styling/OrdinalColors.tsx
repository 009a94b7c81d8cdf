import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { ridesByDistrict } from '../../velo/rides.ts';

const districts = ridesByDistrict.map((row) => row.district);

export default function OrdinalColors() {
  const { primary, grey } = useTheme().palette;

  return (
    <BarChart
      height={260}
      hideLegend
      xAxis={[
        {
          data: districts,
          colorMap: { type: 'ordinal', values: ['Campus'], colors: [primary.main], unknownColor: grey[500] },
        },
      ]}
      yAxis={[{ label: 'Rides in 2024', width: 76 }]}
      series={[{ data: ridesByDistrict.map((row) => row.rides) }]}
      role="img"
      aria-label="Bar chart of the rides by district; Campus, with 24,100 rides, stands out in colour"
    />
  );
}
