import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ColumnsPanelTrigger, DataGrid, FilterPanelTrigger, Toolbar, ToolbarButton, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from '../../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'district', headerName: 'District', flex: 1, minWidth: 100 },
  { field: 'bikes', headerName: 'Bikes', type: 'number', width: 80 },
];

function StatefulToolbar() {
  return (
    <Toolbar aria-label="Stations">
      <FilterPanelTrigger
        render={(props, { filterCount }) => (
          <ToolbarButton
            {...props}
            render={<Button size="small" variant={filterCount > 0 ? 'contained' : 'outlined'} />}
          >
            {filterCount === 0 ? 'No filter' : `${filterCount} active`}
          </ToolbarButton>
        )}
      />
      <ColumnsPanelTrigger
        render={(props, { open }) => (
          <ToolbarButton {...props} render={<Button size="small" variant="outlined" />}>
            {open ? 'Done' : 'Columns'}
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}

export default function RenderWithState() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Stations"
        rows={stations}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [{ field: 'bikes', operator: '>', value: '8' }] } },
        }}
        slots={{ toolbar: StatefulToolbar }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
