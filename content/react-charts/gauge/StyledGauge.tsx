import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

export default function StyledGauge() {
  const [charge, setCharge] = React.useState(14);
  const low = charge < 20;

  return (
    <Stack spacing={1} sx={{ width: 220, alignItems: 'center' }}>
      <Gauge
        width={200}
        height={150}
        startAngle={-110}
        endAngle={110}
        value={charge}
        text={`${charge}%\n${low ? 'charge now' : 'ready'}`}
        sx={(theme) => ({
          [`& .${gaugeClasses.valueText} text`]: { fontSize: 24 },
          [`& .${gaugeClasses.valueArc}`]: {
            fill: (theme.vars ?? theme).palette[low ? 'error' : 'primary'].main,
          },
        })}
        aria-label="Charge of the battery"
        aria-valuetext={`${charge}%, ${low ? 'charge now' : 'ready'}`}
      />
      <Slider value={charge} onChange={(event, value) => setCharge(value)} aria-label="Set the charge" />
    </Stack>
  );
}
