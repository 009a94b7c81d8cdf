import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { ridesByMonth } from '../../velo/rides.ts';

const dataset = ridesByMonth.map(({ label, city, electric, cargo }) => ({ label, city, electric, cargo }));

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

export default function StackedBars() {
  const [offset, setOffset] = React.useState<'none' | 'expand'>('none');
  const axis = offset === 'expand' ? { label: 'Share of rides', valueFormatter: percent.format } : { label: 'Rides' };

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Stack offset"
        value={offset}
        onChange={(event, value) => value && setOffset(value)}
      >
        <ToggleButton value="none">Rides</ToggleButton>
        <ToggleButton value="expand">Share</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        height={300}
        dataset={dataset}
        xAxis={[{ dataKey: 'label' }]}
        yAxis={[{ width: 76, ...axis }]}
        series={[
          { dataKey: 'city', label: 'City', stack: 'rides', stackOffset: offset },
          { dataKey: 'electric', label: 'Electric', stack: 'rides' },
          { dataKey: 'cargo', label: 'Cargo', stack: 'rides' },
        ]}
        role="img"
        aria-label="Stacked bar chart of the rides per month of 2024 by kind of bike"
      />
    </Box>
  );
}
