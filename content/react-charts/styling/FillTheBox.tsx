import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { ridesByHour } from '../../velo/rides.ts';

export default function FillTheBox() {
  const [width, setWidth] = React.useState(100);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Box>
        <Typography id="fill-the-box-width" variant="body2">
          Width of the box: {width}%
        </Typography>
        <Slider
          aria-labelledby="fill-the-box-width"
          min={40}
          max={100}
          step={5}
          value={width}
          onChange={(event, value) => setWidth(value as number)}
          sx={{ maxWidth: 280 }}
        />
      </Box>
      <Box sx={{ width: `${width}%`, aspectRatio: '16 / 9', border: 1, borderColor: 'divider', borderRadius: 1 }}>
        <LineChart
          margin={{ top: 16, right: 24, bottom: 8, left: 0 }}
          xAxis={[{ data: ridesByHour.map((rides, hour) => hour), max: 23, tickMinStep: 4 }]}
          series={[{ data: ridesByHour, showMark: false }]}
          role="img"
          aria-label="Line chart of the rides per hour of a working day, as large as the box around it"
        />
      </Box>
    </Stack>
  );
}
