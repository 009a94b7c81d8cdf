import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';
import { ridesByMonth } from '../../velo/rides.ts';

const ranges = {
  nice: { domainLimit: 'nice' },
  strict: { domainLimit: 'strict' },
  fixed: { min: -10, max: 40 },
  padded: { domainLimit: (min: number, max: number) => ({ min: min - 2, max: max + 2 }) },
} as const;

export default function AxisRange() {
  const [range, setRange] = React.useState<keyof typeof ranges>('nice');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Range of the y-axis"
        value={range}
        onChange={(event, value: keyof typeof ranges | null) => value && setRange(value)}
      >
        {Object.keys(ranges).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        height={280}
        grid={{ horizontal: true }}
        xAxis={[{ scaleType: 'point', data: ridesByMonth.map((row) => row.label) }]}
        yAxis={[{ ...ranges[range], label: 'Temperature (°C)', width: 64 }]}
        series={[{ data: ridesByMonth.map((row) => row.temperature) }]}
        role="img"
        aria-label="Line chart of the mean temperature per month of 2024 within the chosen range"
      />
    </Box>
  );
}
