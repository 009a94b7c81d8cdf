import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { stations, type Station } from '../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'district', headerName: 'District', flex: 1, minWidth: 110 },
  { field: 'docks', headerName: 'Docks', type: 'number', width: 90 },
  { field: 'bikes', headerName: 'Bikes', type: 'number', width: 90 },
];

export default function DragColumns() {
  const [told, setTold] = React.useState('Drag a header to another place.');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <span role="status">{told}</span>
      <Box sx={{ height: 370 }}>
        <DataGridPro
          aria-label="Stations"
          rows={stations}
          columns={columns}
          onColumnOrderChange={({ column, oldIndex, targetIndex }) =>
            setTold(`${column.headerName} moved from ${oldIndex + 1} to ${targetIndex + 1}.`)
          }
          hideFooter
        />
      </Box>
    </Stack>
  );
}
