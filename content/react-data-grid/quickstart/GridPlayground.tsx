import Box from '@mui/material/Box';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';

type GridPlaygroundProps = Pick<
  DataGridProps,
  | 'density'
  | 'rowHeight'
  | 'columnHeaderHeight'
  | 'checkboxSelection'
  | 'showCellVerticalBorder'
  | 'showColumnVerticalBorder'
  | 'hideFooter'
  | 'loading'
>;

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 130 },
  { field: 'district', headerName: 'District', flex: 1, minWidth: 110 },
  { field: 'docks', headerName: 'Docks', type: 'number', width: 90 },
  { field: 'bikes', headerName: 'Bikes', type: 'number', width: 90 },
];

const rows = [
  { id: 'S01', name: 'Ferry Quay', district: 'Harbour', docks: 24, bikes: 17 },
  { id: 'S02', name: 'Lighthouse', district: 'Harbour', docks: 12, bikes: 3 },
  { id: 'S04', name: 'Clock Tower', district: 'Old Town', docks: 20, bikes: 20 },
  { id: 'S05', name: 'Theatre Square', district: 'Old Town', docks: 16, bikes: 6 },
  { id: 'S06', name: 'Mill Bridge', district: 'Riverside', docks: 14, bikes: 9 },
  { id: 'S08', name: 'Library', district: 'Campus', docks: 30, bikes: 22 },
];

export default function GridPlayground(props: GridPlaygroundProps) {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGrid aria-label="Stations and what stands there" rows={rows} columns={columns} {...props} />
    </Box>
  );
}
