import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { ridesByMonth } from '../../velo/rides.ts';

type Trigger = 'axis' | 'item' | 'none';

const summer = ridesByMonth.slice(4, 9);

export default function TooltipTrigger() {
  const [trigger, setTrigger] = React.useState<Trigger>('axis');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Tooltip trigger"
        value={trigger}
        onChange={(event, value: Trigger | null) => value && setTrigger(value)}
      >
        <ToggleButton value="axis">axis</ToggleButton>
        <ToggleButton value="item">item</ToggleButton>
        <ToggleButton value="none">none</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        height={280}
        slotProps={{ tooltip: { trigger } }}
        xAxis={[{ data: summer.map((row) => row.label) }]}
        yAxis={[{ label: 'Rides per month', width: 72 }]}
        series={[
          { data: summer.map((row) => row.city), label: 'City' },
          { data: summer.map((row) => row.electric), label: 'Electric' },
        ]}
        role="img"
        aria-label="Bar chart of the city and electric rides from May to September 2024"
      />
    </Box>
  );
}
