import * as React from 'react';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { ContinuousColorLegend, PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { ridesByHour } from '../../velo/rides.ts';

type MapType = 'continuous' | 'piecewise';

export default function ColorLegends() {
  const [type, setType] = React.useState<MapType>('continuous');
  const { primary, secondary, grey } = useTheme().palette;

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Type of the colour map"
        value={type}
        onChange={(_event, value: MapType | null) => value && setType(value)}
      >
        <ToggleButton value="continuous">continuous</ToggleButton>
        <ToggleButton value="piecewise">piecewise</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        height={260}
        xAxis={[{ data: ridesByHour.map((_, hour) => hour), label: 'Hour of the day', height: 48 }]}
        yAxis={[
          {
            label: 'Rides per hour',
            width: 64,
            colorMap:
              type === 'continuous'
                ? { type: 'continuous', min: 0, max: 250, color: [secondary.main, primary.main] }
                : { type: 'piecewise', thresholds: [50, 150], colors: [secondary.main, grey[500], primary.main] },
          },
        ]}
        series={[{ data: [...ridesByHour] }]}
        slots={{ legend: type === 'continuous' ? ContinuousColorLegend : PiecewiseColorLegend }}
        slotProps={{
          legend: {
            axisDirection: 'y',
            labelPosition: 'extremes',
            sx: { whiteSpace: 'nowrap', ...(type === 'continuous' && { width: '70%' }) },
            ...(type === 'continuous' && { minLabel: 'no rides', maxLabel: '250 rides' }),
          },
        }}
        role="img"
        aria-label="Bar chart of the rides per hour of a working day, coloured by their number; the most are at 8 and at 17 o’clock"
      />
    </Box>
  );
}
