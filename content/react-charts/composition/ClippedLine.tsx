import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ridesByHour } from '../../velo/rides.ts';

export default function ClippedLine() {
  const clipPathId = React.useId();
  const [isClipped, setIsClipped] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={isClipped} onChange={(event) => setIsClipped(event.target.checked)} />}
        label="Clip the plots"
      />
      <ChartContainer
        height={260}
        xAxis={[{ scaleType: 'linear', data: ridesByHour.map((_, hour) => hour), min: 6, max: 20, label: 'Hour of the day', height: 48 }]}
        yAxis={[{ label: 'Rides per hour', width: 64, min: 50, max: 200 }]}
        series={[{ type: 'line', curve: 'linear', data: [...ridesByHour] }]}
        role="img"
        aria-label="Line chart of the rides per hour between 6 and 20 o’clock, cut off below 50 and above 200"
      >
        <g clipPath={isClipped ? `url(#${clipPathId})` : undefined}>
          <LinePlot />
          <MarkPlot />
        </g>
        <ChartsXAxis />
        <ChartsYAxis />
        <ChartsClipPath id={clipPathId} offset={{ top: 4, right: 4, bottom: 4, left: 4 }} />
      </ChartContainer>
    </Box>
  );
}
