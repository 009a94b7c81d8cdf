import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from '../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'district', headerName: 'District', flex: 1, minWidth: 100 },
  { field: 'bikes', headerName: 'Bikes', type: 'number', width: 80 },
];

export default function FocusOutline() {
  return (
    <Box sx={{ height: 330, width: '100%' }}>
      <DataGrid
        aria-label="Stations"
        rows={stations.slice(0, 5)}
        columns={columns}
        hideFooter
        sx={{
          [`& .${gridClasses.cell}:focus, & .${gridClasses.columnHeader}:focus`]: { outline: 'none' },
          [`& .${gridClasses.cell}:focus-visible, & .${gridClasses.columnHeader}:focus-visible`]: {
            outline: '3px solid #d97706',
            outlineOffset: -3,
          },
        }}
      />
    </Box>
  );
}
