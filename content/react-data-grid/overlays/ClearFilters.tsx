import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiContext, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from '../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'district', headerName: 'District', flex: 1, minWidth: 100 },
  { field: 'bikes', headerName: 'Bikes', type: 'number', width: 80 },
];

function NoMatch() {
  const apiRef = useGridApiContext();
  return (
    <Stack spacing={1} sx={{ height: '100%', alignItems: 'center', justifyContent: 'center' }}>
      <Typography>No station matches.</Typography>
      <Button variant="outlined" size="small" onClick={() => apiRef.current.setFilterModel({ items: [] })}>
        Clear the search and filters
      </Button>
    </Stack>
  );
}

export default function ClearFilters() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        label="Stations"
        rows={stations}
        columns={columns}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['airport'] } } }}
        slots={{ noResultsOverlay: NoMatch }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
