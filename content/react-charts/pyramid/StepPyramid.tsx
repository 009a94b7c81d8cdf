import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const levels = [
  { label: 'Manager', value: 1 },
  { label: 'Planners', value: 3 },
  { label: 'Mechanics', value: 9 },
  { label: 'Hosts', value: 14 },
];

export default function StepPyramid() {
  const [down, setDown] = React.useState(false);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={down} onChange={(event) => setDown(event.target.checked)} />}
        label="Tip at the bottom"
      />
      <FunnelChart
        height={280}
        hideLegend
        series={[
          {
            data: levels,
            curve: 'step-pyramid',
            funnelDirection: down ? 'decreasing' : 'increasing',
            variant: 'outlined',
            borderRadius: 0,
            valueFormatter: ({ value }) => `${value} people`,
          },
        ]}
        categoryAxis={{ categories: levels.map((level) => level.label), position: 'left', size: 90 }}
        colors={(mode) => [mode === 'dark' ? '#5cc9b6' : '#0b6e63']}
        role="img"
        aria-label="Stepped pyramid of the staff: 1 manager, 3 planners, 9 mechanics, 14 station hosts"
      />
    </Stack>
  );
}
