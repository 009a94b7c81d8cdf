import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import { ridesByMonth } from '../../velo/rides.ts';

const offsets = ['none', 'expand', 'silhouette', 'wiggle'] as const;
type Offset = (typeof offsets)[number];

const dataset = ridesByMonth.map(({ label, city, electric, cargo }) => ({ label, city, electric, cargo }));
const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

export default function StackOffsets() {
  const [offset, setOffset] = React.useState<Offset>('expand');
  const isStream = offset === 'silhouette' || offset === 'wiggle';
  const common = { stack: 'rides', area: true, showMark: false } as const;

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="stackOffset"
        value={offset}
        onChange={(event) => setOffset(event.target.value as Offset)}
        sx={{ mb: 1, minWidth: 160 }}
      >
        {offsets.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        height={280}
        dataset={dataset}
        xAxis={[{ scaleType: 'point', dataKey: 'label' }]}
        yAxis={[
          {
            label: offset === 'expand' ? 'Share of rides' : 'Rides per month',
            width: 76,
            position: isStream ? 'none' : 'left',
            valueFormatter: (value: number) =>
              offset === 'expand' ? percent.format(value) : value.toLocaleString('en-US'),
          },
        ]}
        series={[
          {
            dataKey: 'city',
            label: 'City',
            stackOffset: offset,
            stackOrder: offset === 'wiggle' ? 'insideOut' : 'none',
            ...common,
          },
          { dataKey: 'electric', label: 'Electric', ...common },
          { dataKey: 'cargo', label: 'Cargo', ...common },
        ]}
        role="img"
        aria-label={`Areas of the rides per month of 2024 by kind of bike, stacked with the offset ${offset}`}
      />
    </Box>
  );
}
