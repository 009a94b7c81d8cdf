import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';
import { ridesByDistrict } from '../../velo/rides.ts';

const slices = ridesByDistrict.map(({ district, rides }) => ({ label: district, value: rides }));

export default function HighlightedPie() {
  const [picked, setPicked] = React.useState('none yet');

  return (
    <Stack spacing={1}>
      <PieChart
        height={240}
        series={[
          {
            data: slices,
            highlightScope: { highlight: 'item', fade: 'global' },
            highlighted: { additionalRadius: 8 },
            faded: { additionalRadius: -12 },
          },
        ]}
        onItemClick={(event, identifier, item) => setPicked(String(item.label))}
        role="img"
        aria-label="Pie chart of the rides in 2024 by district; click a slice to pick its district"
      />
      <Typography variant="body2" role="status">
        Picked district: {picked}
      </Typography>
    </Stack>
  );
}
