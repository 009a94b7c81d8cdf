import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RadarChart } from '@mui/x-charts/RadarChart';

const hours = ['0:00', '3:00', '6:00', '9:00', '12:00', '15:00', '18:00', '21:00'];

export default function RadarGridShape() {
  const [round, setRound] = React.useState(true);
  const [stripes, setStripes] = React.useState(false);
  const [divisions, setDivisions] = React.useState(4);

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
        <FormControlLabel
          control={<Switch checked={round} onChange={(event) => setRound(event.target.checked)} />}
          label="Circular"
        />
        <FormControlLabel
          control={<Switch checked={stripes} onChange={(event) => setStripes(event.target.checked)} />}
          label="Stripes"
        />
        <Slider
          aria-label="Divisions"
          min={1}
          max={8}
          value={divisions}
          onChange={(event, value) => setDivisions(value)}
          sx={{ width: 120 }}
        />
      </Stack>
      <RadarChart
        height={300}
        shape={round ? 'circular' : 'sharp'}
        divisions={divisions}
        stripeColor={stripes ? undefined : null}
        radar={{ max: 200, metrics: hours, labelGap: 14 }}
        series={[{ label: 'Rides per hour', data: [6, 2, 62, 120, 118, 124, 198, 52], fillArea: true }]}
        role="img"
        aria-label="Radar chart of the rides by time of day, most around 18:00"
      />
    </Stack>
  );
}
