import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RadarChart } from '@mui/x-charts/RadarChart';

const highlights = ['axis', 'series', 'none'] as const;
type Highlight = (typeof highlights)[number];

export default function RadarHighlight() {
  const [highlight, setHighlight] = React.useState<Highlight>('series');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Highlight"
        value={highlight}
        onChange={(event, value: Highlight | null) => value && setHighlight(value)}
      >
        {highlights.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <RadarChart
        height={300}
        highlight={highlight}
        slotProps={{ tooltip: { trigger: highlight === 'series' ? 'item' : 'axis' } }}
        radar={{ max: 100, metrics: ['Full docks', 'Clean bikes', 'Wait', 'Light', 'Signs'] }}
        series={[
          { label: 'Library', data: [82, 90, 74, 95, 88], fillArea: true },
          { label: 'Ferry Quay', data: [64, 71, 58, 80, 92], fillArea: true },
          { label: 'Boat House', data: [35, 88, 90, 42, 60], fillArea: true },
        ]}
        role="img"
        aria-label="Radar chart of five quality marks from 0 to 100 for three stations; Library has the best in three of them"
      />
    </Stack>
  );
}
