import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridDensity } from '@mui/x-data-grid';
import { stations, type Station } from '../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'district', headerName: 'District', flex: 1, minWidth: 100 },
  { field: 'bikes', headerName: 'Bikes', type: 'number', width: 80 },
];

export default function BordersAndDensity() {
  const [density, setDensity] = React.useState<GridDensity>('compact');
  const [lines, setLines] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <ToggleButtonGroup
          size="small"
          exclusive
          aria-label="Density"
          value={density}
          onChange={(_event, value: GridDensity | null) => value && setDensity(value)}
        >
          <ToggleButton value="compact">Compact</ToggleButton>
          <ToggleButton value="standard">Standard</ToggleButton>
          <ToggleButton value="comfortable">Wide</ToggleButton>
        </ToggleButtonGroup>
        <FormControlLabel
          control={<Switch checked={lines} onChange={(event) => setLines(event.target.checked)} />}
          label="Vertical lines"
        />
      </Stack>
      <Box sx={{ height: 330 }}>
        <DataGrid
          aria-label="Stations"
          rows={stations}
          columns={columns}
          density={density}
          showCellVerticalBorder={lines}
          showColumnVerticalBorder={lines}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
