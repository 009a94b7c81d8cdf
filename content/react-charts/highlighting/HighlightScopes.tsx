import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { ridesByMonth } from '../../velo/rides.ts';

const highlights = ['none', 'item', 'series'] as const;
const fades = ['none', 'series', 'global'] as const;
const summer = ridesByMonth.slice(4, 9);

export default function HighlightScopes() {
  const [highlight, setHighlight] = React.useState<(typeof highlights)[number]>('item');
  const [fade, setFade] = React.useState<(typeof fades)[number]>('global');
  const highlightScope = { highlight, fade };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2}>
        <TextField
          select
          size="small"
          label="highlight"
          value={highlight}
          onChange={(event) => setHighlight(event.target.value as (typeof highlights)[number])}
          sx={{ minWidth: 120 }}
        >
          {highlights.map((option) => (
            <MenuItem key={option} value={option}>
              {option}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="fade"
          value={fade}
          onChange={(event) => setFade(event.target.value as (typeof fades)[number])}
          sx={{ minWidth: 120 }}
        >
          {fades.map((option) => (
            <MenuItem key={option} value={option}>
              {option}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <BarChart
        height={280}
        axisHighlight={{ x: 'none' }}
        xAxis={[{ data: summer.map((row) => row.label) }]}
        yAxis={[{ label: 'Rides', width: 66 }]}
        series={[
          { label: 'City', data: summer.map((row) => row.city), highlightScope },
          { label: 'Electric', data: summer.map((row) => row.electric), highlightScope },
          { label: 'Cargo', data: summer.map((row) => row.cargo), highlightScope },
        ]}
        role="img"
        aria-label="Bar chart of the rides from May to September 2024 by kind of bike; point at a bar to try the two options"
      />
    </Stack>
  );
}
