import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { invoices, type Invoice } from '../../velo/invoices.ts';

const columns: GridColDef<Invoice>[] = [
  {
    field: 'number',
    headerName: '#',
    type: 'number',
    width: 60,
    sortable: false,
    filterable: false,
    disableColumnMenu: true,
    // The place in what is shown now, after sorting and filtering.
    renderCell: ({ api, id }) => api.getRowIndexRelativeToVisibleRows(id) + 1,
  },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'net', headerName: 'Net (€)', type: 'number', width: 120 },
];

export default function RowNumbers() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Invoices, the largest first"
        rows={invoices}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'net', sort: 'desc' }] } }}
        hideFooter
      />
    </Box>
  );
}
