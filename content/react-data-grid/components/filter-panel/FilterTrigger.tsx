import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, FilterPanelTrigger, Toolbar, ToolbarButton, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from '../../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'district', headerName: 'District', flex: 1, minWidth: 100 },
  { field: 'bikes', headerName: 'Bikes', type: 'number', width: 80 },
];

function FilterToolbar() {
  return (
    <Toolbar aria-label="Stations">
      <FilterPanelTrigger
        render={(props, { filterCount }) => (
          <Badge badgeContent={filterCount} color="primary" sx={{ mr: 1 }}>
            <ToolbarButton {...props} render={<Button size="small" variant="outlined" />}>
              Filters
            </ToolbarButton>
          </Badge>
        )}
      />
    </Toolbar>
  );
}

export default function FilterTrigger() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Stations"
        rows={stations}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [{ field: 'bikes', operator: '>', value: '10' }] } },
        }}
        slots={{ toolbar: FilterToolbar }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
