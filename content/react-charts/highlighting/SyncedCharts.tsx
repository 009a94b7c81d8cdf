import * as React from 'react';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import type { AxisItemIdentifier } from '@mui/x-charts/models';
import { ridesByMonth } from '../../velo/rides.ts';

const months = ridesByMonth.map((row) => row.label);

export default function SyncedCharts() {
  const [highlightedAxis, setHighlightedAxis] = React.useState<AxisItemIdentifier[]>([]);
  const shared = { height: 190, hideLegend: true, highlightedAxis, onHighlightedAxisChange: setHighlightedAxis };

  return (
    <Stack sx={{ width: '100%' }}>
      <BarChart
        {...shared}
        xAxis={[{ id: 'months', data: months }]}
        yAxis={[{ label: 'Rides', width: 66 }]}
        series={[{ label: 'City', data: ridesByMonth.map((row) => row.city) }]}
        role="img"
        aria-label="Bar chart of the rides on city bikes per month of 2024; it shares its highlighted month with the chart below"
      />
      <LineChart
        {...shared}
        xAxis={[{ id: 'months', scaleType: 'band', data: months }]}
        yAxis={[{ label: 'Temperature (°C)', width: 66 }]}
        axisHighlight={{ x: 'band' }}
        series={[{ label: 'Temperature', data: ridesByMonth.map((row) => row.temperature), showMark: false }]}
        role="img"
        aria-label="Line chart of the mean temperature per month of 2024; it shares its highlighted month with the chart above"
      />
    </Stack>
  );
}
