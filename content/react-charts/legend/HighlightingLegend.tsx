import * as React from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useLegend } from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ridesByMonth } from '../../velo/rides.ts';

type Highlighted = { seriesId: string | number } | null;

function Legend({ onHighlight }: { onHighlight: (item: Highlighted) => void }) {
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 0, m: 0, listStyle: 'none' }}>
      {useLegend().items.map(({ id, seriesId, label, color }) => {
        const highlight = () => seriesId !== undefined && onHighlight({ seriesId });
        const clear = () => onHighlight(null);
        return (
          <li key={id}>
            <ButtonBase
              onFocus={highlight}
              onBlur={clear}
              onPointerEnter={highlight}
              onPointerLeave={clear}
              sx={{ typography: 'body2', px: 1.5, py: 1, borderBottom: 4, borderColor: color }}
            >
              {label}
            </ButtonBase>
          </li>
        );
      })}
    </Box>
  );
}

const kinds = { city: 'City', electric: 'Electric', cargo: 'Cargo' } as const;

export default function HighlightingLegend() {
  const [highlighted, setHighlighted] = React.useState<Highlighted>(null);

  return (
    <ChartDataProvider
      height={260}
      xAxis={[{ scaleType: 'point', data: ridesByMonth.map((row) => row.label) }]}
      yAxis={[{ label: 'Rides per month', width: 72 }]}
      series={(Object.keys(kinds) as (keyof typeof kinds)[]).map((kind) => ({
        type: 'line',
        id: kind,
        label: kinds[kind],
        data: ridesByMonth.map((row) => row[kind]),
        highlightScope: { highlight: 'series', fade: 'global' },
      }))}
      highlightedItem={highlighted}
      onHighlightChange={setHighlighted}
    >
      <Box sx={{ width: '100%' }}>
        <Legend onHighlight={setHighlighted} />
        <ChartsSurface role="img" aria-label="Lines of the rides per month of 2024 by kind of bike">
          <LinePlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
      </Box>
    </ChartDataProvider>
  );
}
