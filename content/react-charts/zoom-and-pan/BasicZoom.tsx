import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { days, formatDay } from './days.ts';

export default function BasicZoom() {
  return (
    <LineChartPro
      height={300}
      xAxis={[
        { scaleType: 'time', data: days.map((day) => day.date), valueFormatter: formatDay, tickNumber: 5, zoom: true },
      ]}
      yAxis={[{ label: 'Rides per day', width: 60, min: 0 }]}
      series={[{ data: days.map((day) => day.rides), showMark: false }]}
      role="img"
      aria-label="Line chart of the rides on each day of 2024, rising to summer; zoom in to see the weeks"
    />
  );
}
