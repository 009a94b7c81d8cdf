import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { createRandom } from '../../velo/random.ts';
import { stations, type Station } from '../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'docks', headerName: 'Docks', type: 'number', width: 90 },
  { field: 'bikes', headerName: 'Bikes', type: 'number', width: 90 },
];

export default function ThrottledUpdates() {
  const apiRef = useGridApiRef();
  const [running, setRunning] = React.useState(false);

  React.useEffect(() => {
    if (!running) return undefined;
    const random = createRandom(3);
    const timer = setInterval(() => {
      const { id, docks } = random.pick(stations);
      apiRef.current?.updateRows([{ id, bikes: random.between(0, docks) }]);
    }, 50);
    return () => clearInterval(timer);
  }, [apiRef, running]);

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button size="small" variant="outlined" onClick={() => setRunning(!running)}>
        {running ? 'Stop' : 'Start'} the updates
      </Button>
      <Box sx={{ height: 330, width: '100%' }}>
        <DataGridPro
          aria-label="Stations"
          apiRef={apiRef}
          rows={stations}
          columns={columns}
          throttleRowsMs={500}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
