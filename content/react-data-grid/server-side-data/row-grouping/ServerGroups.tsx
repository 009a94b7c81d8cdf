import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';
import { fetchRideGroups, type RideOrGroup } from '../../../velo/grid-server.ts';

const columns: GridColDef<RideOrGroup>[] = [
  { field: 'tariff', headerName: 'Tariff' },
  { field: 'from', headerName: 'From', flex: 1, minWidth: 110 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 90 },
];

const dataSource: GridDataSource = {
  getRows: (params) => fetchRideGroups(params),
  // Rides are no groups: their key is the id.
  getGroupKey: (row) => row.key ?? row.id,
  getChildrenCount: (row) => row.count ?? 0,
};

export default function ServerGroups() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Rides by tariff, grouped by a server"
        columns={columns}
        dataSource={dataSource}
        groupingColDef={{ headerName: 'Tariff', flex: 1, minWidth: 130 }}
        initialState={{
          rowGrouping: { model: ['tariff'] },
          columns: { columnVisibilityModel: { tariff: false } },
        }}
        disableColumnFilter
        hideFooter
      />
    </Box>
  );
}
