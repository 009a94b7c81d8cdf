import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LessIcon from '@mui/icons-material/UnfoldLess';
import MoreIcon from '@mui/icons-material/UnfoldMore';
import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { ridesByMonth, type MonthTotal } from '../../velo/rides.ts';

const columns: GridColDef<MonthTotal>[] = [
  { field: 'label', headerName: 'Month', width: 90 },
  {
    field: 'all',
    headerName: 'All kinds',
    type: 'number',
    flex: 1,
    minWidth: 100,
    valueGetter: (_value, row) => row.city + row.electric + row.cargo,
  },
  { field: 'city', headerName: 'City', type: 'number', flex: 1, minWidth: 90 },
  { field: 'electric', headerName: 'Electric', type: 'number', flex: 1, minWidth: 90 },
  { field: 'cargo', headerName: 'Cargo', type: 'number', flex: 1, minWidth: 90 },
];
const closed = { city: false, electric: false, cargo: false };

export default function CollapsibleGroup() {
  const [isOpen, setOpen] = React.useState(false);

  const groups = React.useMemo<GridColumnGroupingModel>(
    () => [
      {
        groupId: 'Rides',
        children: ['all', 'city', 'electric', 'cargo'].map((field) => ({ field })),
        renderHeaderGroup: ({ groupId }) => (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
            {groupId}
            <IconButton
              size="small"
              aria-expanded={isOpen}
              aria-label="Rides by kind"
              onClick={() => setOpen(!isOpen)}
              sx={{ rotate: '90deg' }}
            >
              {isOpen ? <LessIcon fontSize="small" /> : <MoreIcon fontSize="small" />}
            </IconButton>
          </Box>
        ),
      },
    ],
    [isOpen],
  );

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Rides by month"
        rows={ridesByMonth}
        getRowId={({ label }) => label}
        columns={columns}
        columnGroupingModel={groups}
        columnVisibilityModel={isOpen ? {} : closed}
        disableColumnSelector
        hideFooter
      />
    </Box>
  );
}
