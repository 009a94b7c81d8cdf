import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { districts, stations, type District, type Station } from '../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 130 },
  { field: 'district', headerName: 'District', flex: 1, minWidth: 110 },
];

export default function BetweenTwoHeights() {
  const [district, setDistrict] = React.useState<District | 'all'>('all');
  const rows = stations.filter((station) => district === 'all' || station.district === district);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        size="small"
        exclusive
        value={district}
        onChange={(_event, value: District | 'all' | null) => setDistrict(value ?? 'all')}
        aria-label="District"
        sx={{ flexWrap: 'wrap' }}
      >
        <ToggleButton value="all">All</ToggleButton>
        {districts.slice(0, 3).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 240, maxHeight: 420 }}>
        <DataGrid aria-label="Stations of a district" rows={rows} columns={columns} hideFooter />
      </Box>
    </Stack>
  );
}
