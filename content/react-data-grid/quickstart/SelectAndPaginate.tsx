import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import { bikes, type Bike } from '../../velo/bikes.ts';

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 100 },
  { field: 'model', headerName: 'Model', width: 120 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 150 },
];

function countSelected(selection: GridRowSelectionModel) {
  const { type, ids } = selection;
  return type === 'include' ? ids.size : bikes.length - ids.size;
}

export default function SelectAndPaginate() {
  const [selection, setSelection] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(),
  });

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography aria-live="polite">{countSelected(selection)} bikes to collect</Typography>
      <div style={{ height: 420 }}>
        <DataGrid
          aria-label="Bikes to collect"
          rows={bikes}
          columns={columns}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5, 10, 20]}
          checkboxSelection
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
        />
      </div>
    </Stack>
  );
}
