import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Card from './Card.tsx';
import { ridesOf, type Place, type Ride } from './city.ts';

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Ride>[] = [
  { field: 'id', headerName: 'Ride', width: 90 },
  { field: 'bike', headerName: 'Bike', width: 90 },
  { field: 'from', headerName: 'From', flex: 1, minWidth: 120 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 120 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 90 },
  { field: 'price', headerName: 'Price', type: 'number', width: 90, valueFormatter: (value: number) => euros.format(value) },
];

export default function RideGrid({ place }: { place: Place }) {
  return (
    <Card title="The last rides from here">
      <Box sx={{ height: 400 }}>
        <DataGrid
          label="The last rides from here"
          density="compact"
          rows={ridesOf(place)}
          columns={columns}
          initialState={{ pagination: { paginationModel: { pageSize: 8 } } }}
          pageSizeOptions={[8]}
          disableRowSelectionOnClick
          sx={{ border: 0, bgcolor: 'transparent', '--DataGrid-t-header-background-base': 'transparent', '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 700 } }}
        />
      </Box>
    </Card>
  );
}
