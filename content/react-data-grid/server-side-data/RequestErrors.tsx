import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { failNext, fetchRides } from '../../velo/grid-server.ts';
import type { Ride } from '../../velo/single-rides.ts';

const columns: GridColDef<Ride>[] = [
  { field: 'from', headerName: 'From', flex: 1, minWidth: 120 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
];

export default function RequestErrors() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('');

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const answer = await fetchRides(params);
        setMessage('');
        return answer;
      },
    }),
    [],
  );

  const load = () => {
    apiRef.current?.dataSource.cache.clear();
    apiRef.current?.dataSource.fetchRows();
  };

  const fail = () => {
    failNext(1);
    load();
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      {message ? (
        <Alert severity="error" action={<Button onClick={load}>Try again</Button>}>
          {message}
        </Alert>
      ) : (
        <Button onClick={fail} sx={{ alignSelf: 'start' }}>
          Let a request fail
        </Button>
      )}
      <Box sx={{ height: 370 }}>
        <DataGrid
          aria-label="Rides of a server that fails"
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={(error) => setMessage(error.message)}
          initialState={{ pagination: { paginationModel: { page: 0, pageSize: 10 } } }}
          pageSizeOptions={[10]}
        />
      </Box>
    </Stack>
  );
}
