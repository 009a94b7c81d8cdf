import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { bikes, type Bike } from '../../velo/bikes.ts';

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 90 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
];

export default function AsManyAsFit() {
  const [height, setHeight] = React.useState(320);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ px: 1.5 }}>
        <Slider
          aria-label="Height of the grid"
          size="small"
          min={220}
          max={480}
          step={20}
          value={height}
          onChange={(_event, value) => setHeight(value as number)}
        />
      </Box>
      <Box sx={{ height }}>
        <DataGrid aria-label="Bikes" rows={bikes} columns={columns} density="compact" autoPageSize />
      </Box>
    </Stack>
  );
}
