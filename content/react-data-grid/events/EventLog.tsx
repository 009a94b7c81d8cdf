import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from '../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'district', headerName: 'District', flex: 1, minWidth: 100 },
  { field: 'bikes', headerName: 'Bikes', type: 'number', width: 80 },
];

export default function EventLog() {
  const [lines, setLines] = React.useState(['Click, sort, resize or press a key.']);
  const report = (line: string) => setLines((previous) => [line, ...previous].slice(0, 3));

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 330 }}>
        <DataGrid
          aria-label="Stations"
          rows={stations}
          columns={columns}
          onRowClick={({ row }) => report(`rowClick: ${row.name}`)}
          onCellKeyDown={({ field }, event) => report(`cellKeyDown: ${event.key} in ${field}`)}
          onColumnHeaderClick={({ field }) => report(`columnHeaderClick: ${field}`)}
          onColumnWidthChange={({ colDef, width }) => report(`columnWidthChange: ${colDef.field}, ${width} px`)}
          onSortModelChange={([first]) => report(`sortModelChange: ${first ? `${first.field} ${first.sort}` : 'none'}`)}
          hideFooter
        />
      </Box>
      <Box component="pre" role="log" aria-label="Events" sx={{ m: 0, fontSize: 12, minHeight: 54 }}>
        {lines.join('\n')}
      </Box>
    </Stack>
  );
}
