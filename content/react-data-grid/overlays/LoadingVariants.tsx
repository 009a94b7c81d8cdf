import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridLoadingOverlayVariant } from '@mui/x-data-grid';
import { stations, type Station } from '../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'district', headerName: 'District', flex: 1, minWidth: 100 },
  { field: 'bikes', headerName: 'Bikes', type: 'number', width: 80 },
];

const noRows: Station[] = [];

export default function LoadingVariants() {
  const [variant, setVariant] = React.useState<GridLoadingOverlayVariant>('skeleton');
  const [filled, setFilled] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <ToggleButtonGroup
          size="small"
          exclusive
          aria-label="Variant"
          value={variant}
          onChange={(_event, value: GridLoadingOverlayVariant | null) => value && setVariant(value)}
        >
          <ToggleButton value="skeleton">Skeleton</ToggleButton>
          <ToggleButton value="linear-progress">Bar</ToggleButton>
          <ToggleButton value="circular-progress">Circle</ToggleButton>
        </ToggleButtonGroup>
        <FormControlLabel
          control={<Switch checked={filled} onChange={(event) => setFilled(event.target.checked)} />}
          label="Rows are there"
        />
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Stations"
          rows={filled ? stations : noRows}
          columns={columns}
          slotProps={{ loadingOverlay: { variant, noRowsVariant: variant } }}
          loading
          hideFooter
        />
      </Box>
    </Stack>
  );
}
