import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { ridesByMonth } from '../../velo/rides.ts';

const placements = ['extremities', 'start', 'middle', 'end'] as const;
const labelPlacements = ['middle', 'tick'] as const;

export default function AxisTicks() {
  const [tickPlacement, setTickPlacement] = React.useState<(typeof placements)[number]>('extremities');
  const [tickLabelPlacement, setTickLabelPlacement] = React.useState<(typeof labelPlacements)[number]>('middle');

  return (
    <Stack spacing={1} sx={{ width: '100%', pt: 1 }}>
      <Stack direction="row" spacing={2}>
        <TextField
          select
          size="small"
          label="tickPlacement"
          value={tickPlacement}
          onChange={(event) => setTickPlacement(event.target.value as typeof tickPlacement)}
          sx={{ width: 150 }}
        >
          {placements.map((placement) => (
            <MenuItem key={placement} value={placement}>
              {placement}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="tickLabelPlacement"
          value={tickLabelPlacement}
          onChange={(event) => setTickLabelPlacement(event.target.value as typeof tickLabelPlacement)}
          sx={{ width: 150 }}
        >
          {labelPlacements.map((placement) => (
            <MenuItem key={placement} value={placement}>
              {placement}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <BarChart
        height={260}
        xAxis={[{ data: ridesByMonth.map((row) => row.label), tickPlacement, tickLabelPlacement }]}
        yAxis={[{ label: 'Cargo rides', tickMaxStep: 250 }]}
        series={[{ data: ridesByMonth.map((row) => row.cargo) }]}
        role="img"
        aria-label="Bar chart of the cargo rides per month of 2024 with the chosen placement of ticks"
      />
    </Stack>
  );
}
