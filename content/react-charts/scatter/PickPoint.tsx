import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { ridesOf } from '../../velo/single-rides.ts';

const rides = ridesOf(40);
const data = rides.map((ride) => ({ id: ride.id, x: ride.minutes, y: ride.km }));

export default function PickPoint() {
  const [near, setNear] = React.useState(true);
  const [text, setText] = React.useState('Click a ride');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={near} onChange={(event) => setNear(event.target.checked)} />}
        label="Within 30 pixels only"
      />
      <ScatterChart
        height={260}
        voronoiMaxRadius={near ? 30 : undefined}
        xAxis={[{ label: 'Duration (min)', min: 0 }]}
        yAxis={[{ label: 'Distance (km)', width: 56, min: 0 }]}
        series={[{ data, highlightScope: { highlight: 'item', fade: 'global' } }]}
        onItemClick={(event: unknown, { dataIndex }: { dataIndex: number }) => {
          const ride = rides[dataIndex];
          if (ride) setText(`${ride.id}: ${ride.from} to ${ride.to}`);
        }}
        role="img"
        aria-label="Scatter chart of 40 rides by duration and distance; click one to see where it went"
      />
      <Typography variant="body2" role="status">
        {text}
      </Typography>
    </Stack>
  );
}
