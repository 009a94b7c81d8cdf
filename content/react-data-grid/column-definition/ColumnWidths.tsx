import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from '../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'id', headerName: 'Code', width: 80, resizable: false },
  { field: 'name', headerName: 'Station', flex: 2, minWidth: 130 },
  { field: 'district', headerName: 'District', flex: 1, minWidth: 110 },
  {
    field: 'docks',
    headerName: 'Docks',
    description: 'Places to lock a bike, free or taken.',
    align: 'right',
    headerAlign: 'right',
    width: 90,
  },
];

export default function ColumnWidths() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid aria-label="Stations" rows={stations.slice(0, 6)} columns={columns} hideFooter />
    </Box>
  );
}
