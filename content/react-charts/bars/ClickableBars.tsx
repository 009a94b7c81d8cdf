import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { ridesByDistrict } from '../../velo/rides.ts';

const series = [
  {
    id: 'rides',
    label: 'Rides',
    data: ridesByDistrict.map((row) => row.rides),
    highlightScope: { highlight: 'item', fade: 'global' },
  },
] as const;

export default function ClickableBars() {
  const [picked, setPicked] = React.useState<string>('none yet');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <BarChart
        height={260}
        hideLegend
        xAxis={[{ data: ridesByDistrict.map((row) => row.district) }]}
        yAxis={[{ label: 'Rides in 2024', width: 76 }]}
        series={series}
        onItemClick={(event, item) => setPicked(ridesByDistrict[item.dataIndex]?.district ?? '')}
        role="img"
        aria-label="Bar chart of the rides in 2024 by district; click a bar to pick its district"
      />
      <Typography variant="body2" role="status">
        Picked district: {picked}
      </Typography>
    </Stack>
  );
}
