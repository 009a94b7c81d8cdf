import type { GridColDef } from '@mui/x-data-grid';
import { bikesOf, type Bike } from '../../../velo/bikes.ts';

export const electricBikes: Bike[] = bikesOf(40).filter((bike) => bike.battery !== null);

export type Charge = 'empty' | 'low' | 'fine';

export function chargeOf(battery: number | null | undefined): Charge {
  if (battery == null || battery < 20) return 'empty';
  return battery < 50 ? 'low' : 'fine';
}

export const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 80 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
  {
    field: 'battery',
    headerName: 'Battery (%)',
    type: 'number',
    width: 120,
    cellClassName: ({ value }) => chargeOf(value),
  },
];
