import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { bikes, type Bike } from '../../velo/bikes.ts';

const columns: GridColDef<Bike>[] = [
  { field: 'kind', headerName: 'Kind', width: 90 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 130 },
  { field: 'odometerKm', headerName: 'Km', type: 'number', width: 90 },
];

export default function ColumnPerCriterion() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Bikes by kind and status"
        rows={bikes}
        columns={columns}
        rowGroupingColumnMode="multiple"
        initialState={{
          rowGrouping: { model: ['kind', 'status'] },
          columns: { columnVisibilityModel: { kind: false, status: false } },
        }}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </Box>
  );
}
