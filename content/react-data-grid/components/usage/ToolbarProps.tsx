import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, Toolbar, ToolbarButton, type GridColDef, type GridSlotProps } from '@mui/x-data-grid';
import { stations, type Station } from '../../../velo/stations.ts';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    emptyOnly?: boolean;
    onEmptyOnlyChange?: (emptyOnly: boolean) => void;
  }
}

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'docks', headerName: 'Docks', type: 'number', width: 80 },
  { field: 'bikes', headerName: 'Bikes', type: 'number', width: 80 },
];

function EmptyToolbar({ emptyOnly = false, onEmptyOnlyChange }: GridSlotProps['toolbar']) {
  return (
    <Toolbar aria-label="Stations">
      <ToolbarButton
        aria-pressed={emptyOnly}
        onClick={() => onEmptyOnlyChange?.(!emptyOnly)}
        render={<Button size="small" variant={emptyOnly ? 'contained' : 'outlined'} />}
      >
        Needs bikes
      </ToolbarButton>
    </Toolbar>
  );
}

export default function ToolbarProps() {
  const [emptyOnly, setEmptyOnly] = React.useState(false);
  const rows = React.useMemo(
    () => stations.filter((station) => !emptyOnly || station.bikes < station.docks / 2),
    [emptyOnly],
  );

  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Stations"
        rows={rows}
        columns={columns}
        slots={{ toolbar: EmptyToolbar }}
        slotProps={{ toolbar: { emptyOnly, onEmptyOnlyChange: setEmptyOnly } }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
