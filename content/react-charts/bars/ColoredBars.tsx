import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { ridesByHour } from '../../velo/rides.ts';

const hours = ridesByHour.map((rides, hour) => `${hour}:00`);

export default function ColoredBars() {
  const { info, warning, error } = useTheme().palette;
  const colors = [info.main, warning.main, error.main];

  return (
    <BarChart
      height={300}
      xAxis={[{ data: hours }]}
      yAxis={[{ label: 'Rides per hour', width: 64, colorMap: { type: 'piecewise', thresholds: [80, 160], colors } }]}
      series={[{ data: ridesByHour }]}
      slots={{ legend: PiecewiseColorLegend }}
      slotProps={{ legend: { axisDirection: 'y' } }}
      role="img"
      aria-label="Bar chart of the rides per hour of a working day, coloured by load; peaks at 8:00 and 17:00"
    />
  );
}
