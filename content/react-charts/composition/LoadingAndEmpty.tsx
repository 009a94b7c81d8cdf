import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsOverlay } from '@mui/x-charts/ChartsOverlay';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { ridesByDistrict } from '../../velo/rides.ts';

type State = 'loading' | 'empty' | 'loaded';

export default function LoadingAndEmpty() {
  const [state, setState] = React.useState<State>('loading');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="State of the data"
        value={state}
        onChange={(_event, value: State | null) => value && setState(value)}
      >
        <ToggleButton value="loading">Loading</ToggleButton>
        <ToggleButton value="empty">Empty</ToggleButton>
        <ToggleButton value="loaded">Loaded</ToggleButton>
      </ToggleButtonGroup>
      <ChartContainer
        height={240}
        xAxis={[{ scaleType: 'band', data: ridesByDistrict.map((row) => row.district) }]}
        yAxis={[{ label: 'Rides in 2024', width: 76, min: 0, max: 35000 }]}
        series={[{ type: 'bar', data: state === 'loaded' ? ridesByDistrict.map((row) => row.rides) : [] }]}
        role="img"
        aria-label={`Bar chart of the rides by district (${state})`}
      >
        <BarPlot />
        <ChartsOverlay loading={state === 'loading'} />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartContainer>
    </Box>
  );
}
