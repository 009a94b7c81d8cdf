import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Bike } from '../../../../velo/bikes.ts';
import { rows, chargeOf } from '../fleet.ts';

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 90 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
  {
    field: 'battery',
    headerName: 'Battery (%)',
    type: 'number',
    width: 120,
    cellClassName: ({ value }) => `charge-${chargeOf(value)}`,
  },
];

export default function CellsByValue() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        aria-label="Batteries"
        rows={rows}
        columns={columns}
        hideFooter
        sx={{
          '& .charge-low': { bgcolor: '#b91c1c', color: '#fff', fontWeight: 600 },
          '& .charge-middle': { bgcolor: '#fde68a', color: '#422006' },
          '& .charge-full': { bgcolor: '#bbf7d0', color: '#052e16' },
        }}
      />
    </Box>
  );
}
