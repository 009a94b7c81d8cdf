import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, GridFooterContainer, useGridApiContext, useGridEvent, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from '../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'bikes', headerName: 'Bikes', type: 'number', width: 80 },
];

function HoveredStation() {
  const apiRef = useGridApiContext();
  const [text, setText] = React.useState('Point at a station, or move with the arrow keys.');

  const describe = (station: Station) => setText(`${station.name}: ${station.docks - station.bikes} free docks`);
  useGridEvent(apiRef, 'rowMouseEnter', ({ row }) => describe(row));
  useGridEvent(apiRef, 'cellFocusIn', ({ row }) => describe(row));

  return (
    <GridFooterContainer sx={{ px: 1.5 }} aria-live="polite">
      {text}
    </GridFooterContainer>
  );
}

export default function ListenInside() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid aria-label="Stations" rows={stations} columns={columns} slots={{ footer: HoveredStation }} />
    </Box>
  );
}
