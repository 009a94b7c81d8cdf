import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ridesByHour } from '../../velo/rides.ts';

const average = Math.round(ridesByHour.reduce((sum, rides) => sum + rides, 0) / ridesByHour.length);

export default function GridAndReference() {
  return (
    <BarChart
      height={300}
      grid={{ horizontal: true }}
      xAxis={[{ data: ridesByHour.map((rides, hour) => hour), label: 'Hour of the day' }]}
      yAxis={[{ label: 'Rides per hour' }]}
      series={[{ data: ridesByHour }]}
      role="img"
      aria-label={`Bar chart of the rides per hour of a working day; a line marks the average of ${average}`}
    >
      <ChartsReferenceLine
        y={average}
        label={`Average ${average}`}
        labelAlign="start"
        lineStyle={{ strokeDasharray: '6 4' }}
      />
    </BarChart>
  );
}
