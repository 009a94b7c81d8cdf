import Box from '@mui/material/Box';
import {
  DataGrid,
  ExportCsv,
  Toolbar,
  ToolbarButton,
  gridExpandedSortedRowIdsSelector,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { bikes, type Bike } from '../../velo/bikes.ts';

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 100 },
  { field: 'model', headerName: 'Model', width: 120 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 150 },
];

function ExportToolbar() {
  return (
    <Toolbar aria-label="Export">
      <ExportCsv
        options={{
          fileName: 'bikes-page',
          getRowsToExport: ({ apiRef }) => gridPaginatedVisibleSortedGridRowIdsSelector(apiRef),
        }}
        render={<ToolbarButton size="small" />}
      >
        This page
      </ExportCsv>
      <ExportCsv
        options={{
          fileName: 'bikes-all',
          getRowsToExport: ({ apiRef }) => gridExpandedSortedRowIdsSelector(apiRef),
        }}
        render={<ToolbarButton size="small" />}
      >
        All pages
      </ExportCsv>
    </Toolbar>
  );
}

export default function ExportRows() {
  return (
    <Box sx={{ height: 430, width: '100%' }}>
      <DataGrid
        aria-label="Bikes"
        rows={bikes}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10]}
        slots={{ toolbar: ExportToolbar }}
        showToolbar
        checkboxSelection
      />
    </Box>
  );
}
