import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'day', headerName: 'Day', width: 90, sortable: false },
  { field: 'station', headerName: 'Station', width: 120, sortable: false },
  { field: 'person', headerName: 'Host', flex: 1, minWidth: 110, sortable: false },
];

const rows = [
  { id: 1, day: 'Monday', station: 'Ferry Quay', person: 'Lucie Hart' },
  { id: 2, day: 'Monday', station: 'Ferry Quay', person: 'Niko Bay' },
  { id: 3, day: 'Monday', station: 'Library', person: 'Petra Lund' },
  { id: 4, day: 'Tuesday', station: 'Library', person: 'Petra Lund' },
  { id: 5, day: 'Tuesday', station: 'Ferry Quay', person: 'Lucie Hart' },
];

export default function ShiftPlan() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', width: '100%' }}>
      <DataGrid
        aria-label="Shifts"
        rows={rows}
        columns={columns}
        rowSpanning
        showCellVerticalBorder
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
