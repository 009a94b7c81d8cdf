import { BarChart } from '@mui/x-charts/BarChart';
import { chartsTooltipClasses } from '@mui/x-charts/ChartsTooltip';
import { ridesByDistrict } from '../../velo/rides.ts';

const districts = ridesByDistrict.map((row) => row.district);
const rides = ridesByDistrict.map((row) => row.rides);

const sx = {
  [`& .${chartsTooltipClasses.paper}`]: { border: 2, borderColor: 'primary.main', borderRadius: 2 },
  [`& .${chartsTooltipClasses.valueCell}`]: { fontWeight: 'bold' },
};

export default function StyledTooltip() {
  return (
    <BarChart
      height={260}
      xAxis={[{ data: districts }]}
      yAxis={[{ label: 'Rides in 2024', width: 76 }]}
      series={[{ data: rides, label: 'Rides' }]}
      slotProps={{ tooltip: { placement: 'top', sx } }}
      role="img"
      aria-label="Bar chart of the rides in 2024 by district with a framed tooltip"
    />
  );
}
