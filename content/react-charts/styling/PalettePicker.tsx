import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  bluePalette,
  blueberryTwilightPalette,
  cheerfulFiestaPalette,
  mangoFusionPalette,
  rainbowSurgePalette,
  strawberrySkyPalette,
} from '@mui/x-charts/colorPalettes';

const palettes = {
  rainbowSurgePalette,
  blueberryTwilightPalette,
  mangoFusionPalette,
  cheerfulFiestaPalette,
  strawberrySkyPalette,
  bluePalette,
};
type PaletteName = keyof typeof palettes;

const series = [
  { label: 'Single', data: [1200, 1850, 2600, 1400] },
  { label: 'Day pass', data: [640, 1300, 2100, 800] },
  { label: 'Member', data: [2900, 3300, 3500, 3000] },
  { label: 'Company', data: [980, 1010, 870, 1020] },
  { label: 'Student', data: [1500, 1720, 640, 1810] },
].map((row) => ({ ...row, stack: 'all' }));

export default function PalettePicker() {
  const [name, setName] = React.useState<PaletteName>('rainbowSurgePalette');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Palette"
        value={name}
        onChange={(event) => setName(event.target.value as PaletteName)}
        sx={{ maxWidth: 280 }}
      >
        {Object.keys(palettes).map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
      </TextField>
      <BarChart
        height={280}
        colors={palettes[name]}
        xAxis={[{ data: ['Spring', 'Summer', 'Autumn', 'Winter'] }]}
        yAxis={[{ label: 'Rides', width: 70 }]}
        series={series}
        role="img"
        aria-label={`Stacked bar chart of the rides per season and tariff, in the colours of ${name}`}
      />
    </Stack>
  );
}
