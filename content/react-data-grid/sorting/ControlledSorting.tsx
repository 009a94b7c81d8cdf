import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { stations, type Station } from '../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 130 },
  { field: 'docks', headerName: 'Docks', type: 'number', width: 90 },
  { field: 'bikes', headerName: 'Bikes', type: 'number', width: 90 },
];

export default function ControlledSorting() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([{ field: 'bikes', sort: 'asc' }]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button size="small" onClick={() => setSortModel([{ field: 'bikes', sort: 'asc' }])}>
          Emptiest first
        </Button>
        <Button size="small" onClick={() => setSortModel([])}>
          Original order
        </Button>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGrid
          aria-label="Stations"
          rows={stations}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
        />
      </div>
    </Stack>
  );
}
