import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { ridesByMonth, type MonthTotal } from '../../velo/rides.ts';

const columns: GridColDef<MonthTotal>[] = [
  { field: 'label', headerName: 'Month', width: 66 },
  { field: 'city', headerName: 'City', type: 'number', flex: 1, minWidth: 84 },
  { field: 'electric', headerName: 'Electric', type: 'number', flex: 1, minWidth: 84 },
  { field: 'cargo', headerName: 'Cargo', type: 'number', flex: 1, minWidth: 84 },
];

const groups: GridColumnGroupingModel = [
  {
    groupId: 'Rides of 2024',
    headerAlign: 'center',
    children: [
      { field: 'city' },
      {
        groupId: 'With a motor',
        headerAlign: 'center',
        children: [{ field: 'electric' }, { field: 'cargo' }],
      },
    ],
  },
];

export default function NestedGroups() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Rides by month and kind"
        rows={ridesByMonth}
        getRowId={({ label }) => label}
        columns={columns}
        columnGroupingModel={groups}
        columnGroupHeaderHeight={40}
        showColumnVerticalBorder
        hideFooter
      />
    </Box>
  );
}
