import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type FunnelCurveType, Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const curves: FunnelCurveType[] = ['linear', 'linear-sharp', 'bump', 'step'];
const data = [
  { label: 'Opened the app', value: 4800 },
  { label: 'Chose a station', value: 3100 },
  { label: 'Unlocked a bike', value: 2137 },
  { label: 'Rode again', value: 940 },
];

export default function FunnelCurves() {
  const [curve, setCurve] = React.useState<FunnelCurveType>('bump');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Curve"
        value={curve}
        onChange={(event, value: FunnelCurveType | null) => value && setCurve(value)}
      >
        {curves.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FunnelChart
        height={280}
        gap={4}
        hideLegend
        series={[{ data, curve, variant: 'outlined', borderRadius: 4 }]}
        categoryAxis={{ categories: data.map((step) => step.label), position: 'left', size: 110, disableLine: true, disableTicks: true }}
        colors={(mode) => [mode === 'dark' ? '#5cc9b6' : '#0b6e63']}
        role="img"
        aria-label={`Funnel from 4,800 opened apps to 940 who rode again, drawn with the curve ${curve}`}
      />
    </Stack>
  );
}
