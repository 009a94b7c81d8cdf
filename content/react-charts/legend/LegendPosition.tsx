import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { ridesByMonth } from '../../velo/rides.ts';

const dataset = ridesByMonth.slice(3, 9).map(({ label, city, electric, cargo }) => ({ label, city, electric, cargo }));

const choices = {
  direction: ['horizontal', 'vertical'],
  vertical: ['top', 'middle', 'bottom'],
  horizontal: ['start', 'center', 'end'],
} as const;
type Choices = { [Key in keyof typeof choices]: (typeof choices)[Key][number] };

export default function LegendPosition() {
  const [{ direction, ...position }, setChosen] = React.useState<Choices>({
    direction: 'horizontal',
    vertical: 'bottom',
    horizontal: 'center',
  });
  const chosen = { direction, ...position };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {(Object.keys(choices) as (keyof Choices)[]).map((key) => (
          <TextField
            key={key}
            select
            size="small"
            label={key}
            value={chosen[key]}
            onChange={(event) => setChosen({ ...chosen, [key]: event.target.value })}
            sx={{ minWidth: 110 }}
          >
            {choices[key].map((value) => (
              <MenuItem key={value} value={value}>
                {value}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
      <BarChart
        height={240}
        dataset={dataset}
        xAxis={[{ dataKey: 'label' }]}
        yAxis={[{ label: 'Rides', width: 72 }]}
        series={[
          { dataKey: 'city', label: 'City' },
          { dataKey: 'electric', label: 'Electric' },
          { dataKey: 'cargo', label: 'Cargo' },
        ]}
        slotProps={{ legend: { direction, position } }}
        role="img"
        aria-label="Bar chart of the rides from April to September 2024 by kind of bike"
      />
    </Box>
  );
}
