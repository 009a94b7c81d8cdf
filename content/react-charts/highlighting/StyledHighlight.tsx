import { BarChart, barElementClasses } from '@mui/x-charts/BarChart';
import { ridesByDistrict } from '../../velo/rides.ts';

export default function StyledHighlight() {
  return (
    <BarChart
      height={260}
      hideLegend
      axisHighlight={{ x: 'none' }}
      xAxis={[{ data: ridesByDistrict.map((row) => row.district) }]}
      yAxis={[{ label: 'Rides in 2024', width: 76 }]}
      series={[{ data: ridesByDistrict.map((row) => row.rides), highlightScope: { highlight: 'item', fade: 'global' } }]}
      sx={{
        [`& .${barElementClasses.highlighted}`]: { filter: 'none', stroke: 'currentColor', strokeWidth: 2 },
        [`& .${barElementClasses.faded}`]: { opacity: 0.6 },
      }}
      role="img"
      aria-label="Bar chart of the rides by district; the bar under the pointer gets an outline"
    />
  );
}
