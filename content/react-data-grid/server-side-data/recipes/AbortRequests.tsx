import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { fetchRides } from '../../../velo/grid-server.ts';
import type { Ride } from '../../../velo/single-rides.ts';

const columns: GridColDef<Ride>[] = [
  { field: 'from', headerName: 'From', flex: 1, minWidth: 120 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
];

export default function AbortRequests() {
  const [aborted, setAborted] = React.useState(0);

  const dataSource = React.useMemo<GridDataSource>(() => {
    let controller: AbortController | undefined;
    return {
      getRows: (params) => {
        controller?.abort();
        const current = new AbortController();
        controller = current;
        current.signal.addEventListener('abort', () => setAborted((count) => count + 1));
        // Or fetch(address, { signal: current.signal }). It rejects; the grid waits for the newer one, and reports nothing.
        return fetchRides(params, current.signal).finally(() => {
          if (controller === current) controller = undefined;
        });
      },
    };
  }, []);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography role="status">Aborted requests: {aborted}</Typography>
      <Box sx={{ height: 370 }}>
        <DataGrid
          aria-label="Rides, old requests aborted"
          columns={columns}
          dataSource={dataSource}
          initialState={{ pagination: { paginationModel: { page: 0, pageSize: 10 } } }}
          pageSizeOptions={[10]}
        />
      </Box>
    </Stack>
  );
}
