import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { bikes, type Bike } from '../../velo/bikes.ts';

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 90 },
  { field: 'model', headerName: 'Model', width: 110 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 140, sortable: false },
  { field: 'lastService', headerName: 'Last service', type: 'date', width: 130 },
];

export default function InitialSorting() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Bikes due for service"
        rows={bikes}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'lastService', sort: 'asc' }] },
        }}
      />
    </Box>
  );
}
