import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef, type GridGroupNode } from '@mui/x-data-grid-premium';
import { bikes, type Bike } from '../../velo/bikes.ts';

const columns: GridColDef<Bike>[] = [
  { field: 'kind', headerName: 'Kind' },
  { field: 'id', headerName: 'Bike', width: 90 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 130 },
];

// Declared once: a new function would close what people have opened.
const isExpanded = (node: GridGroupNode) => node.groupingKey === 'Tandem';

export default function SelectGroups() {
  const [isLinked, setLinked] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={isLinked} onChange={(event) => setLinked(event.target.checked)} />}
        label="A group's checkbox selects its rows"
      />
      <Box sx={{ height: 400 }}>
        <DataGridPremium
          aria-label="Bikes to select"
          rows={bikes}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          rowSelectionPropagation={{ parents: isLinked, descendants: isLinked }}
          initialState={{
            rowGrouping: { model: ['kind'] },
            columns: { columnVisibilityModel: { kind: false } },
          }}
          isGroupExpandedByDefault={isExpanded}
        />
      </Box>
    </Stack>
  );
}
