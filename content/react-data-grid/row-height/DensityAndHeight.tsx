import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridDensity } from '@mui/x-data-grid';
import { stations, type Station } from '../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'district', headerName: 'District', width: 110 },
  { field: 'docks', headerName: 'Docks', type: 'number', width: 80 },
];

export default function DensityAndHeight() {
  const [density, setDensity] = React.useState<GridDensity>('compact');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        size="small"
        exclusive
        aria-label="Density"
        value={density}
        onChange={(_event, value: GridDensity | null) => value && setDensity(value)}
      >
        <ToggleButton value="compact">Compact</ToggleButton>
        <ToggleButton value="standard">Standard</ToggleButton>
        <ToggleButton value="comfortable">Comfortable</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 360 }}>
        <DataGrid aria-label="Stations" rows={stations} columns={columns} rowHeight={44} density={density} hideFooter />
      </Box>
    </Stack>
  );
}
