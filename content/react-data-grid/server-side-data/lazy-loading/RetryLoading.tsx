import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  GRID_ROOT_GROUP_ID,
  GridGetRowsError,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { failNext, fetchRides } from '../../../velo/grid-server.ts';
import type { Ride } from '../../../velo/single-rides.ts';

const columns: GridColDef<Ride>[] = [
  { field: 'id', headerName: 'Ride', width: 90 },
  { field: 'from', headerName: 'From', flex: 1, minWidth: 120 },
];

const dataSource: GridDataSource = {
  getRows: (params) => fetchRides(params),
};

export default function RetryLoading() {
  const apiRef = useGridApiRef();
  const [error, setError] = React.useState<GridGetRowsError | null>(null);

  const retry = () => {
    apiRef.current?.dataSource.fetchRows(GRID_ROOT_GROUP_ID, error?.params);
    setError(null);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Button onClick={() => failNext(1)} sx={{ alignSelf: 'start' }}>
        Fail once, then scroll
      </Button>
      <Box sx={{ height: 370 }}>
        <DataGridPro
          aria-label="Rides with a retry"
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          lazyLoading
          onDataSourceError={(cause) => cause instanceof GridGetRowsError && setError(cause)}
          initialState={{ pagination: { paginationModel: { page: 0, pageSize: 20 } } }}
        />
      </Box>
      <Snackbar
        open={error !== null}
        message="Some rides could not be loaded"
        action={<Button onClick={retry}>Try again</Button>}
      />
    </Stack>
  );
}
