import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';
import { ridesByMonth } from '../../velo/rides.ts';

export default function SkipAnimation() {
  const [start, setStart] = React.useState(0);
  const [skipAnimation, setSkipAnimation] = React.useState(false);
  const months = ridesByMonth.slice(start, start + 6);

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" size="small" sx={{ mr: 2 }} onClick={() => setStart(start === 0 ? 6 : 0)}>
        Other half of the year
      </Button>
      <FormControlLabel
        control={<Switch checked={skipAnimation} onChange={(event) => setSkipAnimation(event.target.checked)} />}
        label="skipAnimation"
      />
      <BarChart
        height={260}
        skipAnimation={skipAnimation}
        xAxis={[{ data: months.map((row) => row.label) }]}
        yAxis={[{ label: 'City rides', width: 68, max: 8000 }]}
        series={[{ data: months.map((row) => row.city) }]}
        role="img"
        aria-label={`Bar chart of the city rides from ${months[0]!.label} to ${months[5]!.label} 2024`}
      />
    </Box>
  );
}
