import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridPaginationModel } from '@mui/x-data-grid';
import { bikes, type Bike } from '../../velo/bikes.ts';

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 90 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'odometerKm', headerName: 'km', type: 'number', width: 90 },
];

export default function ControlledPage() {
  const [model, setModel] = React.useState<GridPaginationModel>({ page: 1, pageSize: 5 });
  const lastPage = Math.ceil(bikes.length / model.pageSize) - 1;

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button size="small" onClick={() => setModel({ ...model, page: 0 })}>
          Oldest bikes
        </Button>
        <Button size="small" onClick={() => setModel({ ...model, page: lastPage })}>
          Newest bikes
        </Button>
      </Stack>
      <Box sx={{ height: 374 }}>
        <DataGrid
          aria-label="Bikes"
          rows={bikes}
          columns={columns}
          paginationModel={model}
          onPaginationModelChange={setModel}
          pageSizeOptions={[5, 10]}
        />
      </Box>
    </Stack>
  );
}
