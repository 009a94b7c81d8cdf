import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';
import { fetchRideGroups, type RideOrGroup } from '../../../velo/grid-server.ts';

const columns: GridColDef<RideOrGroup>[] = [
  { field: 'from', headerName: 'From' },
  { field: 'tariff', headerName: 'Tariff' },
  { field: 'id', headerName: 'Ride', flex: 1, minWidth: 100, valueGetter: (value, row) => (row.key ? '' : value) },
  { field: 'km', headerName: 'Km', type: 'number', width: 90 },
];

const dataSource: GridDataSource = {
  getRows: (params) => fetchRideGroups(params),
  getGroupKey: (row) => row.key ?? row.id,
  getChildrenCount: (row) => row.count ?? 0,
};

export default function TwoLevelsOfGroups() {
  const [model, setModel] = React.useState(['from', 'tariff']);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        size="small"
        aria-label="Group by"
        value={model}
        onChange={(_, fields: string[]) => setModel(fields)}
      >
        <ToggleButton value="from">Station</ToggleButton>
        <ToggleButton value="tariff">Tariff</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 420 }}>
        <DataGridPremium
          aria-label="Rides in groups of a server"
          columns={columns}
          dataSource={dataSource}
          pagination
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
          groupingColDef={{ flex: 1, minWidth: 170 }}
          initialState={{
            columns: { columnVisibilityModel: { from: false, tariff: false } },
            pagination: { paginationModel: { page: 0, pageSize: 10 } },
          }}
          pageSizeOptions={[10]}
          disableColumnFilter
        />
      </Box>
    </Stack>
  );
}
