import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  gridRowSelectionCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { bikesOf, type Bike } from '../../../velo/bikes.ts';

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 90 },
  { field: 'model', headerName: 'Model', flex: 1, minWidth: 90 },
  { field: 'status', headerName: 'Status', width: 100 },
];

function BulkToolbar() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridRowSelectionCountSelector);

  const sendToRepair = () => {
    for (const [id] of apiRef.current.getSelectedRows()) {
      apiRef.current.updateRows([{ id, status: 'in repair' }]);
    }
    apiRef.current.setRowSelectionModel({ type: 'include', ids: new Set() });
  };

  return (
    <Toolbar aria-label="Bikes">
      <Typography sx={{ flex: 1, ml: 0.5 }} aria-live="polite">
        {count === 0 ? 'Select bikes' : `${count} selected`}
      </Typography>
      <ToolbarButton disabled={count === 0} onClick={sendToRepair} render={<Button size="small" variant="outlined" />}>
        Send to repair
      </ToolbarButton>
    </Toolbar>
  );
}

export default function BulkActions() {
  const [rows] = React.useState(() => bikesOf(5));

  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        aria-label="Bikes"
        rows={rows}
        columns={columns}
        slots={{ toolbar: BulkToolbar }}
        showToolbar
        checkboxSelection
        hideFooter
      />
    </Box>
  );
}
