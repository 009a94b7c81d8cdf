import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import LightbulbIcon from '@mui/icons-material/Lightbulb';
import { DataGrid, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import type { GridColDef, GridSlotProps } from '@mui/x-data-grid';
import { bikes } from '../../velo/bikes.ts';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    onlyLit?: boolean;
    onToggleLit?: () => void;
  }
}

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Bike', width: 90 },
  { field: 'model', headerName: 'Model', width: 110 },
  { field: 'lights', headerName: 'Lights', type: 'boolean', width: 90 },
];

function FleetToolbar({ onlyLit, onToggleLit }: GridSlotProps['toolbar']) {
  return (
    <Toolbar aria-label="Fleet">
      <Typography sx={{ flexGrow: 1, px: 1 }}>{onlyLit ? 'Bikes with lights' : 'All bikes'}</Typography>
      <ToolbarButton
        aria-label="Only bikes with lights"
        aria-pressed={onlyLit}
        color={onlyLit ? 'primary' : 'default'}
        onClick={onToggleLit}
      >
        <LightbulbIcon fontSize="small" />
      </ToolbarButton>
    </Toolbar>
  );
}

export default function GridToolbarWithProps() {
  const [onlyLit, setOnlyLit] = React.useState(false);
  const rows = React.useMemo(() => bikes.filter((bike) => bike.lights || !onlyLit), [onlyLit]);

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Fleet"
        rows={rows}
        columns={columns}
        slots={{ toolbar: FleetToolbar }}
        slotProps={{ toolbar: { onlyLit, onToggleLit: () => setOnlyLit(!onlyLit) } }}
        showToolbar
      />
    </Box>
  );
}
