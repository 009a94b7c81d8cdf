import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import PedalBikeIcon from '@mui/icons-material/PedalBike';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'model', headerName: 'Model', flex: 1 },
  { field: 'station', headerName: 'Station', flex: 1 },
];

function NoBikes() {
  return (
    <Stack spacing={1} sx={{ height: '100%', alignItems: 'center', justifyContent: 'center' }}>
      <PedalBikeIcon color="primary" fontSize="large" />
      <Typography>Every bike is out. Try again in a few minutes.</Typography>
    </Stack>
  );
}

export default function GridEmptyOverlay() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Bikes at Boat House"
        rows={[]}
        columns={columns}
        slots={{ noRowsOverlay: NoBikes }}
        hideFooter
      />
    </Box>
  );
}
