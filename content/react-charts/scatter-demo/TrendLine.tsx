import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';
import { ridesByMonth } from '../../velo/rides.ts';

const points = ridesByMonth.map((row) => ({ id: row.label, x: row.temperature, y: row.city }));
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const meanX = mean(points.map((point) => point.x));
const meanY = mean(points.map((point) => point.y));
const slope =
  mean(points.map((point) => (point.x - meanX) * (point.y - meanY))) / mean(points.map((point) => (point.x - meanX) ** 2));
const ends = [0, 24];

export default function TrendLine() {
  return (
    <ChartContainer
      height={320}
      xAxis={[{ scaleType: 'linear', data: ends, label: 'Mean temperature (°C)', min: 0, max: 24, height: 48 }]}
      yAxis={[{ label: 'City rides per month', width: 72, min: 0 }]}
      series={[
        { type: 'scatter', data: points, markerSize: 6 },
        { type: 'line', data: ends.map((x) => meanY + slope * (x - meanX)) },
      ]}
      role="img"
      aria-label={`City rides against temperature for the months of 2024, with a trend of about ${Math.round(slope)} more rides per degree`}
    >
      <LinePlot />
      <ScatterPlot />
      <ChartsXAxis />
      <ChartsYAxis />
    </ChartContainer>
  );
}
