import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';
import { ridesByHour } from '../../velo/rides.ts';

export default function GradientArea() {
  const id = React.useId().replace(/:/g, '');
  const color = useTheme().palette.primary.main;

  return (
    <LineChart
      height={260}
      xAxis={[{ data: ridesByHour.map((rides, hour) => hour), label: 'Hour of the day', max: 23 }]}
      yAxis={[{ label: 'Rides per hour', width: 56 }]}
      series={[{ data: ridesByHour, area: true, showMark: false, color }]}
      sx={{ [`& .${areaElementClasses.root}`]: { fill: `url(#${id})` } }}
      role="img"
      aria-label="Rides per hour of a working day above an area that fades out downwards; peaks at 8:00 and 17:00"
    >
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={color} stopOpacity={0.6} />
          <stop offset="1" stopColor={color} stopOpacity={0} />
        </linearGradient>
      </defs>
    </LineChart>
  );
}
