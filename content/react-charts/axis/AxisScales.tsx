import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';
import { ridesByHour } from '../../velo/rides.ts';

type Scale = 'linear' | 'sqrt' | 'log';

export default function AxisScales() {
  const [scaleType, setScaleType] = React.useState<Scale>('linear');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Scale of the y-axis"
        value={scaleType}
        onChange={(event, value: Scale | null) => value && setScaleType(value)}
      >
        <ToggleButton value="linear">linear</ToggleButton>
        <ToggleButton value="sqrt">sqrt</ToggleButton>
        <ToggleButton value="log">log</ToggleButton>
      </ToggleButtonGroup>
      <LineChart
        height={280}
        grid={{ horizontal: true }}
        xAxis={[{ data: ridesByHour.map((rides, hour) => hour), max: 23 }]}
        yAxis={[{ scaleType, label: 'Rides per hour', width: 64 }]}
        series={[{ data: ridesByHour }]}
        role="img"
        aria-label="Line chart of the rides per hour of a working day on the chosen scale"
      />
    </Box>
  );
}
