import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { ridesOf, type Ride } from '../../velo/single-rides.ts';

const rides = ridesOf(10_000);

const columns: GridColDef<Ride>[] = [
  { field: 'id', headerName: 'Ride', width: 90 },
  { field: 'from', headerName: 'From', flex: 1, minWidth: 110 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 90 },
];

export default function TenThousandRows() {
  const apiRef = useGridApiRef();
  const [rendered, setRendered] = React.useState({ first: 0, last: 0 });

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('renderedRowsIntervalChange', ({ firstRowIndex, lastRowIndex }) =>
        setRendered({ first: firstRowIndex + 1, last: lastRowIndex }),
      ),
    [apiRef],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography>
        {rendered.last > 0
          ? `In the document: rows ${rendered.first} to ${rendered.last} of ${rides.length}`
          : 'Scroll to see which rows are in the document'}
      </Typography>
      <Box sx={{ height: 400 }}>
        <DataGridPro aria-label="Rides" apiRef={apiRef} rows={rides} columns={columns} hideFooter />
      </Box>
    </Stack>
  );
}
