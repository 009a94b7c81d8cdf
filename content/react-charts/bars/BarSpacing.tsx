import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { ridesByWeekday } from '../../velo/rides.ts';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function BarSpacing() {
  const [categoryGapRatio, setCategoryGapRatio] = React.useState(0.3);
  const [barGapRatio, setBarGapRatio] = React.useState(0.1);
  const [borderRadius, setBorderRadius] = React.useState(6);

  return (
    <Stack sx={{ width: '100%' }}>
      <Control
        label="categoryGapRatio"
        value={categoryGapRatio}
        max={0.9}
        step={0.1}
        onChange={setCategoryGapRatio}
      />
      <Control label="barGapRatio" value={barGapRatio} max={0.9} step={0.1} onChange={setBarGapRatio} />
      <Control label="borderRadius" value={borderRadius} max={16} step={1} onChange={setBorderRadius} />
      <BarChart
        height={260}
        borderRadius={borderRadius}
        skipAnimation
        xAxis={[{ data: days, categoryGapRatio, barGapRatio }]}
        yAxis={[{ label: 'Rides', width: 64 }]}
        series={[
          { data: ridesByWeekday.map((parts) => parts[0]), label: 'Morning' },
          { data: ridesByWeekday.map((parts) => parts[2]), label: 'Evening' },
        ]}
        role="img"
        aria-label="Bar chart of the average morning and evening rides per weekday"
      />
    </Stack>
  );
}

interface ControlProps {
  label: string;
  value: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
}

function Control({ label, value, max, step, onChange }: ControlProps) {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', maxWidth: 420 }}>
      <Typography variant="body2" sx={{ minWidth: 160 }}>
        {label}: {value}
      </Typography>
      <Slider
        size="small"
        aria-label={label}
        value={value}
        min={0}
        max={max}
        step={step}
        onChange={(event, next) => onChange(next)}
      />
    </Stack>
  );
}
