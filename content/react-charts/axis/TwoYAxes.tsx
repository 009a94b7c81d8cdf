import { LineChart } from '@mui/x-charts/LineChart';
import { ridesByMonth } from '../../velo/rides.ts';

export default function TwoYAxes() {
  return (
    <LineChart
      height={320}
      xAxis={[{ scaleType: 'point', data: ridesByMonth.map((row) => row.label) }]}
      yAxis={[
        { id: 'rides', label: 'City rides', width: 68, min: 0 },
        { id: 'celsius', label: 'Temperature (°C)', position: 'right', min: 0 },
      ]}
      series={[
        { yAxisId: 'rides', label: 'City rides', data: ridesByMonth.map((row) => row.city) },
        { yAxisId: 'celsius', label: 'Temperature', data: ridesByMonth.map((row) => row.temperature) },
      ]}
      role="img"
      aria-label="Line chart of city rides and mean temperature per month of 2024, each with its own y-axis"
    />
  );
}
