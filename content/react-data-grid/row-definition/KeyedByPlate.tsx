import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Van {
  plate: string;
  driver: string;
  capacity: number;
}

const columns: GridColDef<Van>[] = [
  { field: 'plate', headerName: 'Plate', width: 110 },
  { field: 'driver', headerName: 'Driver', flex: 1, minWidth: 110 },
  { field: 'capacity', headerName: 'Bikes', type: 'number', width: 90 },
];

const rows: Van[] = [
  { plate: 'VL-204', driver: 'Jonas Pike', capacity: 14 },
  { plate: 'VL-207', driver: 'Ravi Sol', capacity: 14 },
  { plate: 'VL-311', driver: 'Amara Voss', capacity: 22 },
];

const getRowId = (van: Van) => van.plate;

export default function KeyedByPlate() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', width: '100%' }}>
      <DataGrid aria-label="Vans" rows={rows} columns={columns} getRowId={getRowId} hideFooter />
    </Box>
  );
}
