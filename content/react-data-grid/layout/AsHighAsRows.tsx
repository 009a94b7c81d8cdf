import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from '../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 130 },
  { field: 'docks', headerName: 'Docks', type: 'number', width: 90 },
];

export default function AsHighAsRows() {
  const [count, setCount] = React.useState(2);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button size="small" disabled={count === 6} onClick={() => setCount(count + 1)}>
          Add a station
        </Button>
        <Button size="small" disabled={count === 0} onClick={() => setCount(count - 1)}>
          Remove one
        </Button>
      </Stack>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <DataGrid aria-label="Stations" rows={stations.slice(0, count)} columns={columns} hideFooter />
      </div>
    </Stack>
  );
}
