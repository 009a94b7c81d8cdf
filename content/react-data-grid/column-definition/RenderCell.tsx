import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { bikes, type Bike, type BikeStatus } from '../../velo/bikes.ts';

const colors = { available: 'success', rented: 'info', 'in repair': 'warning' } as const;
const motorBikes = bikes.filter((bike) => bike.battery !== null);

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 90 },
  {
    field: 'status',
    headerName: 'Status',
    width: 120,
    display: 'flex',
    renderCell: ({ value }: { value?: BikeStatus }) =>
      value && (
        <Chip
          size="small"
          variant="outlined"
          color={colors[value]}
          label={value}
          sx={{ color: 'text.primary' }}
        />
      ),
  },
  {
    field: 'battery',
    headerName: 'Battery',
    type: 'number',
    flex: 1,
    minWidth: 150,
    display: 'flex',
    renderCell: ({ value, row }) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
        <LinearProgress
          variant="determinate"
          value={value}
          aria-label={`Battery of ${row.id}`}
          sx={{ flex: 1 }}
        />
        {value}%
      </Box>
    ),
  },
];

export default function RenderCell() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Bikes with a motor" rows={motorBikes} columns={columns} />
    </Box>
  );
}
