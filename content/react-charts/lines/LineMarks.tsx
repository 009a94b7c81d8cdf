import { LineChart } from '@mui/x-charts/LineChart';
import { ridesByHour } from '../../velo/rides.ts';

const hours = ridesByHour.map((rides, hour) => hour);
const peak = Math.max(...ridesByHour);

export default function LineMarks() {
  return (
    <LineChart
      height={280}
      xAxis={[{ data: hours, min: 0, max: 23, valueFormatter: (hour: number) => `${hour}:00` }]}
      series={[
        {
          data: ridesByHour,
          label: 'Rides per hour',
          shape: 'star',
          showMark: ({ value }) => value === peak,
        },
      ]}
      role="img"
      aria-label="Line chart of the rides per hour of a working day with a star on the peak at 17:00"
    />
  );
}
