import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type DataGridPremiumProps, type GridColDef, type GridGroupNode } from '@mui/x-data-grid-premium';
import { stations, type Station } from '../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'district', headerName: 'District' },
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 110 },
  { field: 'docks', headerName: 'Docks', type: 'number', width: 85 },
];

type Place = 'head' | 'foot' | 'groups';

// The root, whose footer is below all rows, has depth -1.
const positions: Record<Place, DataGridPremiumProps['getAggregationPosition']> = {
  head: (node) => (node.depth === -1 ? 'footer' : 'inline'),
  foot: () => 'footer',
  groups: (node) => (node.depth === -1 ? null : 'inline'),
};

// Declared once: a new function would close what people have opened.
const isExpanded = (node: GridGroupNode) => node.groupingKey === 'Harbour';

export default function PlaceOfTotals() {
  const [place, setPlace] = React.useState<Place>('foot');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Place of the totals"
        value={place}
        onChange={(_, next: Place | null) => next && setPlace(next)}
      >
        <ToggleButton value="head">Heads of groups</ToggleButton>
        <ToggleButton value="foot">Feet of groups</ToggleButton>
        <ToggleButton value="groups">Groups only</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 420 }}>
        <DataGridPremium
          key={place}
          aria-label="Docks by district"
          rows={stations}
          columns={columns}
          groupingColDef={{ width: 130 }}
          getAggregationPosition={positions[place]}
          initialState={{
            rowGrouping: { model: ['district'] },
            aggregation: { model: { docks: 'sum' } },
            columns: { columnVisibilityModel: { district: false } },
          }}
          isGroupExpandedByDefault={isExpanded}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
