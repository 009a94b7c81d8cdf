import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { days, formatDay } from './days.ts';

export default function ZoomSlider() {
  return (
    <BarChartPro
      height={340}
      xAxis={[
        {
          id: 'days',
          data: days.map((day) => day.date),
          valueFormatter: formatDay,
          tickLabelMinGap: 24,
          tickInterval: (date: Date) => date.getDay() === 1,
          zoom: { minSpan: 4, slider: { enabled: true, preview: true } },
        },
      ]}
      yAxis={[{ label: 'Rides per day', width: 60 }]}
      series={[{ data: days.map((day) => day.rides) }]}
      initialZoom={[{ axisId: 'days', start: 60, end: 72 }]}
      role="img"
      aria-label="Bar chart of the rides per day, at first from August to September 2024; a slider below shows the whole year"
    />
  );
}
