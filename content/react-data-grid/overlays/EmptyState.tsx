import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { ridesOf, type Ride } from '../../velo/single-rides.ts';

declare module '@mui/x-data-grid' {
  interface NoRowsOverlayPropsOverrides {
    onFill?: () => void;
  }
}

const columns: GridColDef<Ride>[] = [
  { field: 'bikeId', headerName: 'Bike', width: 90 },
  { field: 'from', headerName: 'From', flex: 1, minWidth: 110 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 90 },
];

function NoRides({ onFill }: { onFill?: () => void }) {
  return (
    <Stack spacing={1} sx={{ height: '100%', alignItems: 'center', justifyContent: 'center', p: 2 }}>
      <Typography variant="h6" component="p">
        No rides yet
      </Typography>
      <Typography color="text.secondary" align="center">
        Rides appear here as soon as the first bike leaves its dock.
      </Typography>
      <Button variant="contained" onClick={onFill}>
        Load an example
      </Button>
    </Stack>
  );
}

export default function EmptyState() {
  const [rows, setRows] = React.useState<Ride[]>([]);

  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Rides"
        rows={rows}
        columns={columns}
        slots={{ noRowsOverlay: NoRides }}
        slotProps={{ noRowsOverlay: { onFill: () => setRows(ridesOf(5)) } }}
        hideFooter
      />
    </Box>
  );
}
