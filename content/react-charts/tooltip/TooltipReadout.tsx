import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { ridesByMonth } from '../../velo/rides.ts';

const dataset = ridesByMonth.map(({ label, city, electric }) => ({ label, city, electric }));

export default function TooltipReadout() {
  const [index, setIndex] = React.useState<number | undefined>();
  const row = index === undefined ? undefined : dataset[index];

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography variant="body2">
        {row ? `${row.label}: ${row.city} city and ${row.electric} electric rides` : 'Point at a month'}
      </Typography>
      <LineChart
        height={260}
        dataset={dataset}
        xAxis={[{ scaleType: 'point', dataKey: 'label' }]}
        yAxis={[{ label: 'Rides per month', width: 72 }]}
        series={[
          { dataKey: 'city', label: 'City' },
          { dataKey: 'electric', label: 'Electric' },
        ]}
        slotProps={{ tooltip: { trigger: 'none' } }}
        onHighlightedAxisChange={(items) => setIndex(items[0]?.dataIndex)}
        role="img"
        aria-label="Line chart of the city and electric rides per month of 2024"
      />
    </Stack>
  );
}
