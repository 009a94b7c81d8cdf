import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from '../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 110 },
  { field: 'docks', headerName: 'Places to lock a bike', type: 'number', width: 96 },
  { field: 'bikes', headerName: 'Bikes standing there now', type: 'number', width: 112 },
];

export default function WrappedHeaders() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        aria-label="Stations"
        rows={stations.slice(0, 5)}
        columns={columns}
        columnHeaderHeight={84}
        hideFooter
        sx={{ [`& .${gridClasses.columnHeaderTitle}`]: { whiteSpace: 'normal', lineHeight: 1.3 } }}
      />
    </Box>
  );
}
