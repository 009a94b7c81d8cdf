import { useChartGradientId, useDrawingArea } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { ridesByMonth } from '../../velo/rides.ts';

/** The colours of an axis, as a strip along it. */
function Strip({ axisId }: { axisId: string }) {
  const { left, top, height } = useDrawingArea();
  const gradientId = useChartGradientId(axisId);
  return <rect x={left - 6} y={top} width={6} height={height} fill={`url(#${gradientId})`} />;
}

export default function GradientStrip() {
  return (
    <LineChart
      height={280}
      xAxis={[{ scaleType: 'point', data: ridesByMonth.map((row) => row.label) }]}
      yAxis={[
        {
          id: 'degrees',
          label: 'Mean temperature (°C)',
          width: 64,
          min: 0,
          max: 24,
          disableLine: true,
          tickSize: 10,
          colorMap: { type: 'continuous', min: 0, max: 22, color: ['#837bc5', '#c6461f'] },
        },
      ]}
      series={[{ data: ridesByMonth.map((row) => row.temperature), showMark: false }]}
      role="img"
      aria-label="Line chart of the mean temperature per month of 2024, from 2 to 21 °C, coloured from cold to warm like the strip on its axis"
    >
      <Strip axisId="degrees" />
    </LineChart>
  );
}
