import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from '../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'id', headerName: 'Code', width: 80, resizable: false },
  { field: 'name', headerName: 'Station', width: 160, minWidth: 110, maxWidth: 260 },
  { field: 'district', headerName: 'District', width: 130 },
];

export default function ResizeColumns() {
  const [told, setTold] = React.useState('Drag the border after “Station”, or double-click it.');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <span role="status">{told}</span>
      <Box sx={{ height: 370 }}>
        <DataGrid
          aria-label="Stations with columns to resize"
          rows={stations.slice(0, 6)}
          columns={columns}
          onColumnWidthChange={({ colDef, width }) =>
            setTold(`${colDef.headerName} is now ${Math.round(width)} pixels wide.`)
          }
          hideFooter
        />
      </Box>
    </Stack>
  );
}
