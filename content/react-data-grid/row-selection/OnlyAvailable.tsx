import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRowParams } from '@mui/x-data-grid';
import { bikesOf, type Bike } from '../../velo/bikes.ts';

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 76 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 105 },
  { field: 'status', headerName: 'Status', width: 90 },
];

const rows = bikesOf(12);

const isRowSelectable = ({ row }: GridRowParams<Bike>) => row.status === 'available';

export default function OnlyAvailable() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Bikes to book"
        rows={rows}
        columns={columns}
        checkboxSelection
        isRowSelectable={isRowSelectable}
        hideFooterPagination
      />
    </Box>
  );
}
