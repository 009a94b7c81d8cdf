import { chartsAxisHighlightClasses } from '@mui/x-charts/ChartsAxisHighlight';
import { LineChart } from '@mui/x-charts/LineChart';
import { ridesByHour } from '../../velo/rides.ts';

export default function AxisHighlight() {
  return (
    <LineChart
      height={280}
      axisHighlight={{ x: 'line', y: 'line' }}
      xAxis={[{ data: ridesByHour.map((rides, hour) => hour), max: 23, label: 'Hour of the day' }]}
      yAxis={[{ label: 'Rides per hour', width: 60 }]}
      series={[{ data: ridesByHour, showMark: false }]}
      sx={{ [`& .${chartsAxisHighlightClasses.root}`]: { strokeDasharray: 'none', strokeWidth: 2, stroke: 'currentColor' } }}
      role="img"
      aria-label="Line chart of the rides per hour of a working day; two lines cross under the pointer"
    />
  );
}
