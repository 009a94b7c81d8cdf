import Box from '@mui/material/Box';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid';
import { invoices, type Invoice } from '../../velo/invoices.ts';

/** Follows sorting and filters, which leave the cell's own row alone. */
function RowNumber({ id }: { id: GridRowId }) {
  const ids = useGridSelector(useGridApiContext(), gridFilteredSortedRowIdsSelector);
  return ids.indexOf(id) + 1;
}

const columns: GridColDef<Invoice>[] = [
  {
    field: 'number',
    headerName: '#',
    type: 'number',
    width: 60,
    sortable: false,
    filterable: false,
    disableColumnMenu: true,
    disableExport: true,
    renderCell: ({ id }) => <RowNumber id={id} />,
  },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'net', headerName: 'Net (€)', type: 'number', width: 110 },
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
