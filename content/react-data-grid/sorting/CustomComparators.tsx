import Box from '@mui/material/Box';
import { DataGrid, gridNumberComparator, type GridColDef } from '@mui/x-data-grid';
import { bikes, type Bike, type BikeStatus } from '../../velo/bikes.ts';

const urgency: Record<BikeStatus, number> = { 'in repair': 0, rented: 1, available: 2 };

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 90 },
  {
    field: 'status',
    headerName: 'Status',
    width: 120,
    sortComparator: (a: BikeStatus, b: BikeStatus) => urgency[a] - urgency[b],
  },
  {
    field: 'battery',
    headerName: 'Battery (%)',
    type: 'number',
    width: 130,
    getSortComparator: (direction) => (a, b, paramsA, paramsB) => {
      if (a == null || b == null) {
        return Number(a == null) - Number(b == null);
      }
      const order = gridNumberComparator(a, b, paramsA, paramsB);
      return direction === 'desc' ? -order : order;
    },
  },
];

export default function CustomComparators() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Bikes by urgency"
        rows={bikes.slice(0, 14)}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'battery', sort: 'asc' }] } }}
      />
    </Box>
  );
}
