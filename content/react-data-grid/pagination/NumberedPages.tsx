import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import {
  DataGrid,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { bikes, type Bike } from '../../velo/bikes.ts';

function PageNumbers() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Pagination
      aria-label="Pages of bikes"
      size="small"
      siblingCount={0}
      count={pageCount}
      page={page + 1}
      onChange={(_event, number) => apiRef.current.setPage(number - 1)}
      sx={{ ml: 'auto', mr: 1 }}
    />
  );
}

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 90 },
  { field: 'model', headerName: 'Model', width: 100 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
];

export default function NumberedPages() {
  return (
    <Box sx={{ height: 374, width: '100%' }}>
      <DataGrid
        aria-label="Bikes"
        rows={bikes}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5]}
        slots={{ pagination: PageNumbers }}
      />
    </Box>
  );
}
