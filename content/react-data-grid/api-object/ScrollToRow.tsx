import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { bikes, type Bike } from '../../velo/bikes.ts';

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 90 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'status', headerName: 'Status', width: 100 },
];

const broken = bikes.filter((bike) => bike.status === 'in repair').at(-1)!;

export default function ScrollToRow() {
  const apiRef = useGridApiRef();

  const show = () => {
    const rowIndex = apiRef.current?.getRowIndexRelativeToVisibleRows(broken.id);
    apiRef.current?.scrollToIndexes({ rowIndex });
    apiRef.current?.setCellFocus(broken.id, 'id');
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button size="small" variant="outlined" onClick={show}>
          Go to {broken.id}
        </Button>
        <Button size="small" onClick={() => apiRef.current?.selectRow(broken.id)}>
          Select it
        </Button>
      </Stack>
      <Box sx={{ height: 330 }}>
        <DataGrid
          aria-label="Bikes"
          apiRef={apiRef}
          rows={bikes}
          columns={columns}
          hideFooterPagination
        />
      </Box>
    </Stack>
  );
}
