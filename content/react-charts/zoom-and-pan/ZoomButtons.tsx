import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import { LineChartPro, type LineChartProProps } from '@mui/x-charts-pro/LineChartPro';
import { days, formatDay } from './days.ts';

type ZoomData = NonNullable<LineChartProProps['initialZoom']>;

const quarter = (number: number): ZoomData => [{ axisId: 'days', start: (number - 1) * 25, end: number * 25 }];
const year: ZoomData = [{ axisId: 'days', start: 0, end: 100 }];

export default function ZoomButtons() {
  const [zoomData, setZoomData] = React.useState(year);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ButtonGroup size="small" sx={{ alignSelf: 'flex-start' }} aria-label="Part of the year">
        <Button onClick={() => setZoomData(year)}>Year</Button>
        {[1, 2, 3, 4].map((number) => (
          <Button key={number} onClick={() => setZoomData(quarter(number))}>
            Q{number}
          </Button>
        ))}
      </ButtonGroup>
      <LineChartPro
        height={280}
        zoomData={zoomData}
        onZoomChange={setZoomData}
        xAxis={[
          {
            id: 'days',
            scaleType: 'time',
            data: days.map((day) => day.date),
            valueFormatter: formatDay,
            domainLimit: 'strict',
            tickNumber: 5,
            zoom: true,
          },
        ]}
        yAxis={[{ label: 'Rides per day', width: 60, min: 0 }]}
        series={[{ data: days.map((day) => day.rides), showMark: false }]}
        role="img"
        aria-label="Line chart of the rides per day of 2024, or of the quarter that is picked"
      />
    </Stack>
  );
}
