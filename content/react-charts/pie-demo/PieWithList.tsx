import * as React from 'react';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import { PieChart } from '@mui/x-charts/PieChart';
import { ridesByDistrict } from '../../velo/rides.ts';

const slices = ridesByDistrict.map(({ district, rides }) => ({ label: district, value: rides }));

export default function PieWithList() {
  const [index, setIndex] = React.useState(0);

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ width: '100%', alignItems: 'center' }}>
      <PieChart
        height={220}
        hideLegend
        series={[
          {
            id: 'districts',
            data: slices,
            highlightScope: { highlight: 'item', fade: 'global' },
            faded: { additionalRadius: -10 },
          },
        ]}
        highlightedItem={{ seriesId: 'districts', dataIndex: index }}
        onHighlightChange={(item) => item?.dataIndex !== undefined && setIndex(item.dataIndex)}
        role="img"
        aria-label="Pie chart of the rides in 2024 by district; the list beside it has the numbers"
      />
      <List dense aria-label="Districts" sx={{ width: '100%', maxWidth: 260 }}>
        {slices.map(({ label, value }, position) => (
          <ListItemButton key={label} selected={position === index} onClick={() => setIndex(position)}>
            <ListItemText primary={label} secondary={`${value.toLocaleString('en-US')} rides`} />
          </ListItemButton>
        ))}
      </List>
    </Stack>
  );
}
