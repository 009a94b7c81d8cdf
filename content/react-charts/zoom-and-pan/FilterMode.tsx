import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { days, formatDay } from './days.ts';

export default function FilterMode() {
  const [discard, setDiscard] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={discard} onChange={(event) => setDiscard(event.target.checked)} />}
        label="Fit the y-axis to what is seen"
      />
      <LineChartPro
        height={300}
        xAxis={[
          {
            id: 'days',
            scaleType: 'time',
            data: days.map((day) => day.date),
            valueFormatter: formatDay,
            tickNumber: 5,
            zoom: { filterMode: discard ? 'discard' : 'keep', slider: { enabled: true } },
          },
        ]}
        yAxis={[{ label: 'Rides per day', width: 60 }]}
        series={[{ data: days.map((day) => day.rides), showMark: false }]}
        initialZoom={[{ axisId: 'days', start: 0, end: 15 }]}
        role="img"
        aria-label="Line chart of the rides per day, at first of January and February 2024"
      />
    </Stack>
  );
}
