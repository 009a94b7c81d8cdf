import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  getGridNumericOperators,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { bikes, type Bike } from '../../../velo/bikes.ts';

type Range = [from: string, to: string];

function RangeInput({ item, applyValue, focusElementRef }: GridFilterInputValueProps) {
  const [from, to]: Range = item.value ?? ['', ''];
  const apply = (value: Range) => applyValue({ ...item, value });

  return (
    <Stack direction="row" spacing={1}>
      <TextField
        label="From"
        type="number"
        size="small"
        value={from}
        onChange={(event) => apply([event.target.value, to])}
        inputRef={focusElementRef}
      />
      <TextField
        label="To"
        type="number"
        size="small"
        value={to}
        onChange={(event) => apply([from, event.target.value])}
      />
    </Stack>
  );
}

const between: GridFilterOperator<Bike, number> = {
  label: 'is between',
  value: 'between',
  InputComponent: RangeInput,
  getApplyFilterFn: ({ value }) => {
    if (!Array.isArray(value)) {
      return null;
    }
    const [from, to] = value.map((bound: unknown) => (bound == null || bound === '' ? null : Number(bound)));
    return (km) => (from == null || km >= from) && (to == null || km <= to);
  },
};

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 90 },
  { field: 'model', headerName: 'Model', flex: 1, minWidth: 100 },
  {
    field: 'odometerKm',
    headerName: 'Odometer (km)',
    type: 'number',
    width: 170,
    filterOperators: [between, ...getGridNumericOperators()],
  },
];

export default function BetweenOperator() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Ridden 2,000 to 4,000 km"
        rows={bikes}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'odometerKm', operator: 'between', value: ['2000', '4000'] }] },
          },
        }}
        slotProps={{ toolbar: { showQuickFilter: false } }}
        showToolbar
      />
    </Box>
  );
}
