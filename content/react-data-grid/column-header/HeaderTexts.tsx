import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from '../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 130 },
  {
    field: 'docks',
    headerName: 'Docks',
    description: 'Places to lock a bike, taken or free',
    type: 'number',
    width: 100,
  },
  { field: 'indoor', headerName: 'Indoor', type: 'boolean', headerAlign: 'left', align: 'left', width: 100 },
];

export default function HeaderTexts() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid aria-label="Stations" rows={stations.slice(0, 5)} columns={columns} hideFooter />
    </Box>
  );
}
