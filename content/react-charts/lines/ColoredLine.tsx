import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { ridesByMonth } from '../../velo/rides.ts';

const months = ridesByMonth.map((row) => row.label);
const temperatures = ridesByMonth.map((row) => row.temperature);

export default function ColoredLine() {
  const { info, warning } = useTheme().palette;
  const colors = [info.main, warning.main];

  return (
    <LineChart
      height={280}
      xAxis={[{ scaleType: 'point', data: months }]}
      yAxis={[{ label: 'Mean temperature (°C)', width: 64, colorMap: { type: 'piecewise', thresholds: [12], colors } }]}
      series={[{ data: temperatures, area: true, baseline: 12, showMark: false }]}
      role="img"
      aria-label="Area chart of the mean temperature per month of 2024; above 12 degrees from May to September"
    />
  );
}
