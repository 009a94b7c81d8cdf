import Box from '@mui/material/Box';
import {
  DataGrid,
  GridFilterInputValue,
  getGridNumericOperators,
  type GridColDef,
  type GridFilterOperator,
  type GridTypeFilterInputValueProps,
} from '@mui/x-data-grid';
import { stations, type Station } from '../../../velo/stations.ts';

const atMostPercent: GridFilterOperator<Station, number, string, GridTypeFilterInputValueProps> = {
  label: 'is at most (%)',
  value: 'atMostPercent',
  getApplyFilterFn: (item) => {
    // The parser of a number column turns an empty input into NaN.
    if (item.value == null || Number.isNaN(item.value)) {
      return null;
    }
    return (value) => value * 100 <= item.value;
  },
  InputComponent: GridFilterInputValue,
  InputComponentProps: { type: 'number' },
};

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 130 },
  {
    field: 'docks',
    headerName: 'Docks',
    type: 'number',
    width: 90,
    filterOperators: getGridNumericOperators().filter(({ value }) => value === '>' || value === '<'),
  },
  {
    field: 'full',
    headerName: 'Full',
    type: 'number',
    width: 110,
    valueGetter: (_value, row) => row.bikes / row.docks,
    valueFormatter: (value: number) => `${Math.round(value * 100)} %`,
    filterOperators: [atMostPercent],
  },
];

export default function CustomOperator() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Stations that need bikes"
        rows={stations}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'full', operator: 'atMostPercent', value: 50 }] },
          },
        }}
        slotProps={{ toolbar: { showQuickFilter: false } }}
        showToolbar
      />
    </Box>
  );
}
