import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { fetchRides } from '../../../velo/grid-server.ts';
import type { Ride } from '../../../velo/single-rides.ts';

const columns: GridColDef<Ride>[] = [
  { field: 'id', headerName: 'Ride', width: 90 },
  { field: 'from', headerName: 'From', flex: 1, minWidth: 110 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
];

const dataSource: GridDataSource = {
  getRows: (params) => fetchRides(params),
};

export default function PollServer() {
  const apiRef = useGridApiRef();
  const [isPolling, setPolling] = React.useState(false);

  React.useEffect(() => {
    if (!isPolling) {
      return undefined;
    }
    const timer = setInterval(() => apiRef.current?.dataSource.fetchRows(), 5000);
    return () => clearInterval(timer);
  }, [apiRef, isPolling]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={isPolling} onChange={(event) => setPolling(event.target.checked)} />}
        label="Ask every five seconds"
      />
      <Box sx={{ height: 370 }}>
        <DataGrid
          aria-label="Rides, kept up to date"
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={null}
          initialState={{ pagination: { paginationModel: { page: 0, pageSize: 10 } } }}
          pageSizeOptions={[10]}
        />
      </Box>
    </Stack>
  );
}
