import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

// What came in and went out in one quarter each, in thousand euros.
const accounts = [
  { quarter: 'Q1', rentals: 38, subscriptions: 21, repairs: -26, staff: -31 },
  { quarter: 'Q2', rentals: 74, subscriptions: 26, repairs: -22, staff: -39 },
  { quarter: 'Q3', rentals: 91, subscriptions: 28, repairs: -34, staff: -42 },
  { quarter: 'Q4', rentals: 42, subscriptions: 22, repairs: -29, staff: -33 },
];

export default function NegativeStacks() {
  const [offset, setOffset] = React.useState<'diverging' | 'none'>('diverging');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Stack offset"
        value={offset}
        onChange={(_event, value: 'diverging' | 'none' | null) => value && setOffset(value)}
      >
        <ToggleButton value="diverging">diverging</ToggleButton>
        <ToggleButton value="none">none</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        height={300}
        dataset={accounts}
        xAxis={[{ dataKey: 'quarter', position: 'bottom', disableLine: true }]}
        yAxis={[{ label: 'Thousand euros', width: 64 }]}
        grid={{ horizontal: true }}
        series={[
          { dataKey: 'rentals', label: 'Rentals', stack: 'money', stackOffset: offset },
          { dataKey: 'subscriptions', label: 'Subscriptions', stack: 'money' },
          { dataKey: 'repairs', label: 'Repairs', stack: 'money' },
          { dataKey: 'staff', label: 'Staff', stack: 'money' },
        ]}
        role="img"
        aria-label="Stacked bars of the income and the costs of four quarters, in thousand euros"
      />
    </Box>
  );
}
