import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { bikesOf, type Bike } from '../../velo/bikes.ts';
import { createRandom } from '../../velo/random.ts';

const fleet = bikesOf(300);

/** What the bikes say. The grid is up to half a second behind. */
const odometers = new Map(fleet.map(({ id, odometerKm }) => [id, odometerKm]));

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 90 },
  { field: 'station', headerName: 'Last seen', flex: 1, minWidth: 120 },
  { field: 'odometerKm', headerName: 'km', type: 'number', width: 90 },
];

export default function ThrottledUpdates() {
  const apiRef = useGridApiRef();
  const [riding, setRiding] = React.useState(false);

  React.useEffect(() => {
    if (!riding) return undefined;
    const random = createRandom(11);
    const timer = setInterval(() => {
      // Twenty bikes report every 20 ms: a thousand messages a second.
      const updates = Array.from({ length: 20 }, () => {
        const { id } = random.pick(fleet);
        const odometerKm = odometers.get(id)! + 1;
        odometers.set(id, odometerKm);
        return { id, odometerKm };
      });
      apiRef.current?.updateRows(updates);
    }, 20);
    return () => clearInterval(timer);
  }, [apiRef, riding]);

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button size="small" onClick={() => setRiding(!riding)}>
        {riding ? 'Stop all bikes' : 'Let all bikes ride'}
      </Button>
      <Box sx={{ height: 370, width: '100%' }}>
        <DataGridPro
          aria-label="Bikes on the road"
          apiRef={apiRef}
          rows={fleet}
          columns={columns}
          throttleRowsMs={500}
          initialState={{ sorting: { sortModel: [{ field: 'odometerKm', sort: 'desc' }] } }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
