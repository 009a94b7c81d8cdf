import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Bike } from '../../../../velo/bikes.ts';
import { rows, chargeOf, type Charge } from '../fleet.ts';

const chargeClasses: Record<Charge, string> = {
  low: 'bg-red-700 text-white font-semibold',
  middle: 'bg-amber-200 text-amber-950',
  full: 'bg-green-200 text-green-950',
};

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 90 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
  {
    field: 'battery',
    headerName: 'Battery (%)',
    type: 'number',
    width: 120,
    cellClassName: ({ value }) => chargeClasses[chargeOf(value) ?? 'full'],
  },
];

export default function CellsByValue() {
  return (
    <div className="h-95 w-full">
      <DataGrid aria-label="Batteries" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
