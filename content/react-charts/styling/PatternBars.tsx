import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { ridesByMonth } from '../../velo/rides.ts';

const summer = ridesByMonth.slice(4, 9);

export default function PatternBars() {
  const id = React.useId().replace(/:/g, '');
  const { primary, secondary, background } = useTheme().palette;

  return (
    <BarChart
      height={300}
      xAxis={[{ data: summer.map((row) => row.label) }]}
      yAxis={[{ label: 'Rides', width: 66 }]}
      series={[
        { label: 'City', data: summer.map((row) => row.city), color: primary.main },
        { label: 'Electric', data: summer.map((row) => row.electric), color: `url(#${id}-stripes)` },
        { label: 'Cargo', data: summer.map((row) => row.cargo), color: `url(#${id}-dots)` },
      ]}
      role="img"
      aria-label="Bar chart of the rides from May to September 2024: city bikes plain, electric bikes striped, cargo bikes dotted"
    >
      <defs>
        <pattern id={`${id}-stripes`} width={8} height={8} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width={8} height={8} fill={background.paper} />
          <rect width={4} height={8} fill={secondary.main} />
        </pattern>
        <pattern id={`${id}-dots`} width={8} height={8} patternUnits="userSpaceOnUse">
          <rect width={8} height={8} fill={primary.main} />
          <circle cx={4} cy={4} r={2} fill={background.paper} />
        </pattern>
      </defs>
    </BarChart>
  );
}
