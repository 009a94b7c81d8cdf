import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { bikes, type Bike } from '../../velo/bikes.ts';

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 90 },
  { field: 'model', headerName: 'Model', flex: 1, minWidth: 90 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'odometerKm', headerName: 'Km', type: 'number', width: 90 },
];

const everything = {};
const onPhones = { model: false, odometerKm: false };

export default function FewerOnPhones() {
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'));

  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Bikes"
        rows={bikes.slice(0, 5)}
        columns={columns}
        columnVisibilityModel={isNarrow ? onPhones : everything}
        disableColumnSelector
        hideFooter
      />
    </Box>
  );
}
