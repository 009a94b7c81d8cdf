import type { GridColDef } from '@mui/x-data-grid';
import type { Invoice } from '../../../velo/invoices.ts';

export const columns: GridColDef<Invoice>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 90 },
  { field: 'net', headerName: 'Net (€)', type: 'number', width: 95 },
];
