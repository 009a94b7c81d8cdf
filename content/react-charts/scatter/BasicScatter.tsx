import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { ridesOf } from '../../velo/single-rides.ts';

const data = ridesOf(60).map((ride) => ({ id: ride.id, x: ride.minutes, y: ride.km }));

export default function BasicScatter() {
  return (
    <ScatterChart
      height={300}
      xAxis={[{ label: 'Duration (min)', min: 0 }]}
      yAxis={[{ label: 'Distance (km)', width: 56, min: 0 }]}
      series={[{ data, valueFormatter: (point) => point && `${point.x} min, ${point.y} km` }]}
      role="img"
      aria-label="Scatter chart of 60 rides: the longer a ride takes, the farther it goes, up to 26 km in 82 minutes"
    />
  );
}
