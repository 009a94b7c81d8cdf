import type { GridColDef } from '@mui/x-data-grid';
import type { Invoice } from '../../../velo/invoices.ts';

export const columns: GridColDef<Invoice>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 82 },
  { field: 'net', headerName: 'Net (€)', type: 'number', width: 90, headerClassName: 'money' },
];
