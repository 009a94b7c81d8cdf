import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useChartProApiRef } from '@mui/x-charts-pro/hooks';
import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { ridesOf } from '../../velo/single-rides.ts';

const data = ridesOf(300).map((ride) => ({ id: ride.id, x: ride.minutes, y: ride.km }));
const whole = ['minutes', 'km'].map((axisId) => ({ axisId, start: 0, end: 100 }));

export default function ScatterZoom() {
  const apiRef = useChartProApiRef<'scatter'>();

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Button size="small" variant="outlined" sx={{ alignSelf: 'flex-start' }} onClick={() => apiRef.current?.setZoomData(whole)}>
        Reset zoom
      </Button>
      <ScatterChartPro
        apiRef={apiRef}
        height={320}
        xAxis={[{ id: 'minutes', label: 'Minutes', zoom: true }]}
        yAxis={[{ id: 'km', label: 'Kilometres', width: 56, zoom: true }]}
        series={[{ data, markerSize: 3 }]}
        initialZoom={[
          { axisId: 'minutes', start: 10, end: 50 },
          { axisId: 'km', start: 0, end: 50 },
        ]}
        role="img"
        aria-label="Scatter chart of 300 rides by minutes and kilometres, at first zoomed into the shorter ones"
      />
    </Stack>
  );
}
