import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, gridExpandedSortedRowIdsSelector, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { bikes, type Bike } from '../../velo/bikes.ts';

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 90 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const broken = bikes.filter((bike) => bike.status === 'in repair');

export default function JumpToCell() {
  const apiRef = useGridApiRef();
  const next = React.useRef(0);

  const jump = () => {
    const bike = broken[next.current % broken.length]!;
    next.current += 1;
    apiRef.current?.scrollToIndexes({
      rowIndex: gridExpandedSortedRowIdsSelector(apiRef).indexOf(bike.id),
      colIndex: apiRef.current.getColumnIndex('status'),
    });
    apiRef.current?.setCellFocus(bike.id, 'status');
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button size="small" onClick={jump}>
        Next bike in repair
      </Button>
      <Box sx={{ height: 370, width: '100%' }}>
        <DataGrid aria-label="Bikes" apiRef={apiRef} rows={bikes} columns={columns} hideFooter />
      </Box>
    </Stack>
  );
}
