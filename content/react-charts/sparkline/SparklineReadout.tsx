import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { ridesByMonth } from '../../velo/rides.ts';

const months = ridesByMonth.map((row) => row.label);

export default function SparklineReadout() {
  return (
    <SparkLineChart
      height={100}
      showTooltip
      showHighlight
      plotType="bar"
      data={ridesByMonth.map((row) => row.revenue)}
      xAxis={{ data: months }}
      valueFormatter={(value) => `€${(value ?? 0).toFixed(1)}k`}
      role="img"
      aria-label="Revenue per month of 2024, highest in July; point at a bar for its value"
    />
  );
}
