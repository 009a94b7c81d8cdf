import { LineChart } from '@mui/x-charts/LineChart';
import { ridesByHour } from '../../velo/rides.ts';

const hours = ridesByHour.map((rides, hour) => hour);

export default function AxisTitles() {
  return (
    <LineChart
      height={300}
      xAxis={[{ data: hours, max: 23, label: 'Hour of the day', tickInterval: [0, 6, 12, 18] }]}
      yAxis={[{ label: 'Rides per hour', width: 64 }]}
      series={[{ data: ridesByHour, showMark: false }]}
      role="img"
      aria-label="Line chart of the rides per hour of a working day, with a title on each axis"
    />
  );
}
