import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';
import { ridesByMonth } from '../../velo/rides.ts';

const today = 8;
const rides = ridesByMonth.map((row) => row.electric);

export default function ForecastLine() {
  return (
    <LineChart
      height={300}
      xAxis={[{ scaleType: 'point', data: ridesByMonth.map((row) => row.label) }]}
      yAxis={[{ label: 'Rides', min: 0, width: 64 }]}
      series={[
        { label: 'Counted', data: rides.map((value, month) => (month <= today ? value : null)) },
        {
          id: 'forecast',
          label: 'Forecast',
          showMark: false,
          data: rides.map((value, month) => (month >= today ? value : null)),
        },
      ]}
      sx={{ [`& .${lineElementClasses.series}-forecast`]: { strokeDasharray: '6 5' } }}
      role="img"
      aria-label="Electric rides counted until September 2024, and a dashed forecast that falls to 950 in December"
    />
  );
}
