import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import type { CurveType } from '@mui/x-charts/models';
import { ridesByHour } from '../../velo/rides.ts';

const curves: CurveType[] = [
  'monotoneX',
  'linear',
  'natural',
  'catmullRom',
  'bumpX',
  'bumpY',
  'monotoneY',
  'step',
  'stepBefore',
  'stepAfter',
];

const hours = [6, 7, 8, 9, 10, 11, 12];

export default function LineCurves() {
  const [curve, setCurve] = React.useState<CurveType>('monotoneX');

  return (
    <Stack spacing={1} sx={{ width: '100%', pt: 1 }}>
      <TextField
        select
        size="small"
        label="curve"
        value={curve}
        onChange={(event) => setCurve(event.target.value as CurveType)}
        sx={{ width: 180 }}
      >
        {curves.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        height={260}
        xAxis={[{ scaleType: 'point', data: hours.map((hour) => `${hour}:00`) }]}
        yAxis={[{ label: 'Rides per hour', width: 64, min: 0 }]}
        series={[{ data: hours.map((hour) => ridesByHour[hour] ?? 0), label: 'Rides', curve }]}
        hideLegend
        role="img"
        aria-label="Line chart of the rides per hour of a working day's morning, drawn with the chosen curve"
      />
    </Stack>
  );
}
