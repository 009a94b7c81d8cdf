import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid, GridUpdateRowError, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { fetchRides, saveRide } from '../../velo/grid-server.ts';
import type { Ride } from '../../velo/single-rides.ts';

const columns: GridColDef<Ride>[] = [
  { field: 'id', headerName: 'Ride', width: 90 },
  { field: 'from', headerName: 'From', flex: 1, minWidth: 110 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100, editable: true },
];

export default function SaveToServer() {
  const [message, setMessage] = React.useState('');

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => fetchRides(params),
      updateRow: async ({ updatedRow }) => {
        const saved = await saveRide(updatedRow as Ride);
        setMessage('');
        return saved;
      },
    }),
    [],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Alert severity={message ? 'error' : 'info'}>{message || 'Change the minutes. Zero is refused.'}</Alert>
      <Box sx={{ height: 370 }}>
        <DataGrid
          aria-label="Rides to edit"
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={(error) => {
            setMessage(error instanceof GridUpdateRowError ? `Not saved: ${error.message}` : error.message);
          }}
          initialState={{ pagination: { paginationModel: { page: 0, pageSize: 10 } } }}
          pageSizeOptions={[10]}
        />
      </Box>
    </Stack>
  );
}
