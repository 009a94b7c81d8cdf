import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { ridesOf } from '../../velo/single-rides.ts';

const data = ridesOf(120).map((ride) => ({ id: ride.id, x: ride.minutes, y: ride.km }));

export default function BasicToolbar() {
  return (
    <ScatterChartPro
      height={320}
      showToolbar
      xAxis={[{ id: 'minutes', label: 'Minutes', zoom: true }]}
      yAxis={[{ label: 'Kilometres', width: 56, zoom: true }]}
      initialZoom={[{ axisId: 'minutes', start: 0, end: 60 }]}
      series={[{ data, markerSize: 4 }]}
      role="img"
      aria-label="Scatter chart of 120 rides by minutes and kilometres; the toolbar zooms and exports"
    />
  );
}
