import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Bike } from '../../../../velo/bikes.ts';
import { rows, chargeOf } from '../fleet.ts';
import './cells-by-value.css';

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
    <div style={{ height: 380, width: '100%' }}>
      <DataGrid aria-label="Batteries" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
