import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from '../../../velo/stations.ts';

const rows = stations.slice(0, 5);

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120, editable: true },
  { field: 'docks', headerName: 'Docks', type: 'number', width: 90, editable: true },
  { field: 'indoor', headerName: 'Indoor', type: 'boolean', width: 90, editable: true },
];

export default function EditingEventsLog() {
  const [log, setLog] = React.useState<string[]>(['Edit a cell, and leave it in different ways.']);
  const add = (line: string) => setLog((lines) => [line, ...lines].slice(0, 4));

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Stations"
          rows={rows}
          columns={columns}
          onCellEditStart={({ field, reason }) => add(`start ${field}: ${reason}`)}
          onCellEditStop={({ field, reason }) => add(`stop ${field}: ${reason}`)}
          hideFooter
        />
      </Box>
      <Box component="pre" role="log" sx={{ m: 0, height: 84, overflow: 'auto', typography: 'caption' }}>
        {log.join('\n')}
      </Box>
    </Stack>
  );
}
