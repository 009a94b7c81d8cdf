import * as React from 'react';
import { legendClasses, type LegendItemContext } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';
import { ridesByMonth } from '../../velo/rides.ts';

const kinds = [
  { id: 'city', name: 'City' },
  { id: 'electric', name: 'Electric' },
  { id: 'cargo', name: 'Cargo' },
] as const;

export default function ToggleSeries() {
  const [hidden, setHidden] = React.useState<readonly (string | number)[]>([]);
  const toggle = (id: string | number) =>
    setHidden(hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id]);

  return (
    <LineChart
      height={280}
      xAxis={[{ scaleType: 'point', data: ridesByMonth.map((row) => row.label) }]}
      yAxis={[{ label: 'Rides per month', width: 72, min: 0 }]}
      series={kinds.map(({ id, name }) => ({
        id,
        label: hidden.includes(id) ? `${name} (hidden)` : name,
        data: hidden.includes(id) ? [] : ridesByMonth.map((row) => row[id]),
      }))}
      slotProps={{
        legend: {
          onItemClick: (_event: unknown, item: LegendItemContext) => 'seriesId' in item && toggle(item.seriesId),
          sx: { [`& .${legendClasses.series}`]: { cursor: 'pointer', py: 1 } },
        },
      }}
      role="img"
      aria-label="Lines of the rides per month of 2024 by kind of bike. The buttons of the legend show and hide them"
    />
  );
}
