import * as React from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { type HighlightItemData } from '@mui/x-charts/context';
import { PieChart } from '@mui/x-charts/PieChart';
import { ridesByDistrict } from '../../velo/rides.ts';

const data = ridesByDistrict.map((row) => ({ id: row.district, value: row.rides, label: row.district }));

export default function ControlledHighlight() {
  const [highlightedItem, setHighlightedItem] = React.useState<HighlightItemData | null>(null);

  return (
    <Box sx={{ width: '100%', display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'center' }}>
      <List dense aria-label="Districts" onPointerLeave={() => setHighlightedItem(null)}>
        {data.map(({ id, label, value }, dataIndex) => (
          <ListItemButton
            key={id}
            selected={highlightedItem?.dataIndex === dataIndex}
            onPointerEnter={() => setHighlightedItem({ seriesId: 'districts', dataIndex })}
            onFocus={() => setHighlightedItem({ seriesId: 'districts', dataIndex })}
            onBlur={() => setHighlightedItem(null)}
          >
            <ListItemText primary={label} secondary={`${value.toLocaleString('en-US')} rides`} />
          </ListItemButton>
        ))}
      </List>
      <PieChart
        height={240}
        hideLegend
        series={[
          {
            id: 'districts',
            data,
            highlightScope: { highlight: 'item', fade: 'global' },
            highlighted: { additionalRadius: 8 },
            faded: { color: 'gray' },
          },
        ]}
        highlightedItem={highlightedItem}
        onHighlightChange={setHighlightedItem}
        role="img"
        aria-label="Pie chart of the rides by district; the slice that is picked in the list stands out"
      />
    </Box>
  );
}
