import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { bikes, type Bike } from '../../velo/bikes.ts';

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 90 },
  { field: 'model', headerName: 'Model', flex: 1, minWidth: 90 },
  { field: 'status', headerName: 'Status', flex: 1, minWidth: 100 },
];

export default function FillTheRest() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 440, width: '100%' }}>
      <Typography variant="subtitle1">Fleet</Typography>
      <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
        However long this text is, the grid takes what is left of the 440 pixels and scrolls inside.
      </Typography>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid aria-label="Fleet" rows={bikes} columns={columns} />
      </Box>
    </Box>
  );
}
