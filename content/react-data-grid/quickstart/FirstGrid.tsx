import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Station', width: 160 },
  { field: 'district', headerName: 'District', width: 130 },
  { field: 'docks', headerName: 'Docks', type: 'number', width: 90 },
];

const rows = [
  { id: 'S01', name: 'Ferry Quay', district: 'Harbour', docks: 24 },
  { id: 'S04', name: 'Clock Tower', district: 'Old Town', docks: 20 },
  { id: 'S06', name: 'Mill Bridge', district: 'Riverside', docks: 14 },
  { id: 'S08', name: 'Library', district: 'Campus', docks: 30 },
];

export default function FirstGrid() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Stations" rows={rows} columns={columns} />
    </Box>
  );
}
