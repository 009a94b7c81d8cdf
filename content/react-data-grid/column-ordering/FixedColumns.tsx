import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid-pro';
import { bikes, type Bike } from '../../velo/bikes.ts';

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 90, disableReorder: true },
  { field: 'model', headerName: 'Model', flex: 1, minWidth: 90 },
  { field: 'kind', headerName: 'Kind', flex: 1, minWidth: 90 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'status', headerName: 'Status', flex: 1, minWidth: 100 },
];

const groups: GridColumnGroupingModel = [
  { groupId: 'Stays together', children: [{ field: 'model' }, { field: 'kind' }] },
  {
    groupId: 'May come apart',
    freeReordering: true,
    children: [{ field: 'station' }, { field: 'status' }],
  },
];

export default function FixedColumns() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Bikes"
        rows={bikes.slice(0, 5)}
        columns={columns}
        columnGroupingModel={groups}
        hideFooter
      />
    </Box>
  );
}
