import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from '../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 130 },
  { field: 'docks', headerName: 'Docks', type: 'number', width: 90 },
  { field: 'bikes', headerName: 'Bikes', type: 'number', width: 90 },
];

export default function LabelledGrid() {
  const titleId = React.useId();

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id={titleId} variant="h6" component="h3">
        Stations at the harbour
      </Typography>
      <div style={{ height: 220 }}>
        <DataGrid aria-labelledby={titleId} rows={stations.slice(0, 3)} columns={columns} hideFooter />
      </div>
    </Stack>
  );
}
