import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { districts, stations } from '../velo/stations.ts';

const districtItems = districts.map((district) => ({ id: district, label: district }));
const items = [{ id: 'all', label: 'All districts', children: districtItems }];

export default function StationBoard() {
  const [selected, setSelected] = React.useState<string | null>('all');
  const shown = stations.filter((station) => selected === 'all' || station.district === selected);

  return (
    <Box sx={{ width: '100%', display: 'grid', gridTemplateColumns: { sm: '9.5rem minmax(0, 1fr)' }, gap: 2 }}>
      <RichTreeView
        aria-label="Districts"
        items={items}
        defaultExpandedItems={['all']}
        selectedItems={selected}
        onSelectedItemsChange={(_, itemId) => setSelected(itemId)}
      />
      <BarChart
        aria-label="Bikes and free docks at each station"
        height={320}
        layout="horizontal"
        margin={{ left: 0, bottom: 0 }}
        yAxis={[{ data: shown.map((station) => station.name), width: 104 }]}
        series={[
          { label: 'Bikes', stack: 'docks', data: shown.map((station) => station.bikes) },
          { label: 'Free docks', stack: 'docks', data: shown.map((station) => station.docks - station.bikes) },
        ]}
      />
    </Box>
  );
}
