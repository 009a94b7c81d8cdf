import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridLocaleText } from '@mui/x-data-grid';
import { bikes, type Bike } from '../../velo/bikes.ts';

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 90 },
  { field: 'model', headerName: 'Model', flex: 1, minWidth: 100 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
];

const localeText: Partial<GridLocaleText> = {
  toolbarQuickFilterPlaceholder: 'Find a bike…',
  noResultsOverlayLabel: 'No bike is called that.',
  footerRowSelected: (count) => (count === 1 ? 'One bike chosen' : `${count} bikes chosen`),
  paginationRowsPerPage: 'Bikes:',
};

export default function OwnWords() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Fleet"
        rows={bikes}
        columns={columns}
        localeText={localeText}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['unicorn'] } } }}
        showToolbar
      />
    </Box>
  );
}
