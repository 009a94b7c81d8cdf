import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ColumnsPanelTrigger, DataGrid, Toolbar, ToolbarButton, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from '../../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120, hideable: false },
  { field: 'district', headerName: 'District', flex: 1, minWidth: 100 },
  { field: 'docks', headerName: 'Docks', type: 'number', width: 80 },
  { field: 'indoor', headerName: 'Indoor', type: 'boolean', width: 80 },
];

function ColumnsToolbar() {
  return (
    <Toolbar aria-label="Stations">
      <ColumnsPanelTrigger
        render={(props, { open }) => (
          <ToolbarButton {...props} render={<Button size="small" variant={open ? 'contained' : 'outlined'} />}>
            Choose columns
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}

export default function ColumnsTrigger() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Stations"
        rows={stations}
        columns={columns}
        initialState={{ columns: { columnVisibilityModel: { indoor: false } } }}
        slots={{ toolbar: ColumnsToolbar }}
        slotProps={{ columnsManagement: { disableShowHideToggle: true } }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
