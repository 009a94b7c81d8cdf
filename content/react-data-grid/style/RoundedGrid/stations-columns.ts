import type { GridColDef } from '@mui/x-data-grid';
import type { Station } from '../../../velo/stations.ts';

export const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'district', headerName: 'District', flex: 1, minWidth: 100 },
  { field: 'bikes', headerName: 'Bikes', type: 'number', width: 90 },
];
