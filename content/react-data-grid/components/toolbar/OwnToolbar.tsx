import AddIcon from '@mui/icons-material/Add';
import FilterListIcon from '@mui/icons-material/FilterList';
import VerticalAlignBottomIcon from '@mui/icons-material/VerticalAlignBottom';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { DataGrid, FilterPanelTrigger, Toolbar, ToolbarButton, useGridApiContext, type GridColDef } from '@mui/x-data-grid';

interface Repair {
  id: number;
  bike: string;
  fault: string;
}

const firstRows: Repair[] = [
  { id: 1, bike: 'B0004', fault: 'Flat tyre' },
  { id: 2, bike: 'B0011', fault: 'Brake squeals' },
  { id: 3, bike: 'B0016', fault: 'Display is dark' },
];

const columns: GridColDef<Repair>[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'bike', headerName: 'Bike', width: 100, editable: true },
  { field: 'fault', headerName: 'Fault', flex: 1, minWidth: 140, editable: true },
];

function RepairsToolbar() {
  const apiRef = useGridApiContext();
  const add = () => {
    const id = apiRef.current.getRowsCount() + 1;
    apiRef.current.updateRows([{ id, bike: '', fault: '' }]);
  };

  return (
    <Toolbar aria-label="Repairs">
      <Typography sx={{ flex: 1, ml: 0.5, fontWeight: 'medium' }}>Repairs</Typography>
      <Tooltip title="Add a repair">
        <ToolbarButton aria-label="Add a repair" onClick={add}>
          <AddIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Tooltip title="Filters">
        <FilterPanelTrigger
          render={(props, { filterCount }) => (
            <ToolbarButton {...props} aria-label="Filters">
              <Badge badgeContent={filterCount} color="primary">
                <FilterListIcon fontSize="small" />
              </Badge>
            </ToolbarButton>
          )}
        />
      </Tooltip>
      <Tooltip title="Scroll to the end">
        <ToolbarButton
          aria-label="Scroll to the end"
          onClick={() => apiRef.current.scrollToIndexes({ rowIndex: apiRef.current.getRowsCount() - 1 })}
        >
          <VerticalAlignBottomIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
    </Toolbar>
  );
}

export default function OwnToolbar() {
  return (
    <Box sx={{ height: 330, width: '100%' }}>
      <DataGrid
        aria-label="Repairs"
        rows={firstRows}
        columns={columns}
        slots={{ toolbar: RepairsToolbar }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
