import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LineChart } from '@mui/x-charts/LineChart';
import { ridesByMonth } from '../../velo/rides.ts';

export default function SlowLine() {
  const [run, setRun] = React.useState(0);

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" size="small" onClick={() => setRun(run + 1)}>
        Draw again
      </Button>
      <LineChart
        key={run}
        height={260}
        xAxis={[{ scaleType: 'point', data: ridesByMonth.map((row) => row.label) }]}
        yAxis={[{ label: 'Temperature (°C)', width: 64 }]}
        series={[{ data: ridesByMonth.map((row) => row.temperature), area: true, showMark: false }]}
        sx={{ '& .MuiAppearingMask-animate': { animationDuration: '2s', animationTimingFunction: 'linear' } }}
        role="img"
        aria-label="Area chart of the mean temperature per month of 2024, uncovered from January to December"
      />
    </Box>
  );
}
