import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { bikes, type Bike } from '../velo/bikes.ts';

const columns: GridColDef<Bike>[] = [
  { field: 'kind', headerName: 'Kind', width: 130 },
  { field: 'odometerKm', headerName: 'Odometer (km)', type: 'number', width: 150 },
  { field: 'battery', headerName: 'Battery (%)', type: 'number', width: 130 },
  { field: 'id', headerName: 'Bike', width: 90 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 150 },
];

export default function FleetGridPremium() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        label="Fleet by kind"
        rows={bikes}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['kind'] },
          aggregation: { model: { odometerKm: 'sum', battery: 'avg' } },
          columns: { columnVisibilityModel: { kind: false } },
        }}
        groupingColDef={{ width: 165 }}
      />
    </Box>
  );
}
