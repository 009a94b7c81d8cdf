import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createRandom } from '../../velo/random.ts';
import { stations, type Station } from '../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'docks', headerName: 'Docks', type: 'number', width: 80 },
  { field: 'bikes', headerName: 'Bikes', type: 'number', width: 80 },
];

export default function LiveStations() {
  const apiRef = useGridApiRef();
  const [live, setLive] = React.useState(false);

  React.useEffect(() => {
    if (!live) return undefined;
    const random = createRandom(3);
    const timer = setInterval(() => {
      const { id, docks } = random.pick(stations);
      apiRef.current?.updateRows([{ id, bikes: random.between(0, docks) }]);
    }, 400);
    return () => clearInterval(timer);
  }, [apiRef, live]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={live} onChange={(event) => setLive(event.target.checked)} />}
        label="Receive messages of the docks"
      />
      <Box sx={{ height: 370 }}>
        <DataGrid aria-label="Stations, live" apiRef={apiRef} rows={stations} columns={columns} hideFooter />
      </Box>
    </Stack>
  );
}
