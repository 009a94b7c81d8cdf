import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, getGridNumericOperators, getGridSingleSelectOperators } from '@mui/x-data-grid';
import type { GridColDef, GridDataSource, GridFilterItem } from '@mui/x-data-grid';
import { bikesOf, bikeKinds, type Bike } from '../../../velo/bikes.ts';

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 80, filterable: false },
  {
    field: 'kind',
    headerName: 'Kind',
    type: 'singleSelect',
    valueOptions: [...bikeKinds],
    flex: 1,
    minWidth: 138,
    filterOperators: getGridSingleSelectOperators().filter(({ value }) => value === 'is'),
  },
  {
    field: 'odometerKm',
    headerName: 'km',
    type: 'number',
    width: 104,
    filterOperators: getGridNumericOperators().filter(({ value }) => value === '>' || value === '<'),
  },
];

const table = bikesOf(400);

/** Stands in for the `WHERE` of a server. */
function matches(bike: Bike, { operator, value, field }: GridFilterItem) {
  if (value == null || value === '') {
    return true;
  }
  if (field === 'kind') {
    return bike.kind === value;
  }
  return operator === '>' ? bike.odometerKm > Number(value) : bike.odometerKm < Number(value);
}

const dataSource: GridDataSource = {
  getRows: async ({ filterModel, paginationModel = { page: 0, pageSize: 5 } }) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 400);
    });
    const found = table.filter((bike) => filterModel.items.every((item) => matches(bike, item)));
    const first = paginationModel.page * paginationModel.pageSize;
    return { rows: found.slice(first, first + paginationModel.pageSize), rowCount: found.length };
  },
};

export default function FilterByDataSource() {
  return (
    <Box sx={{ height: 425, width: '100%' }}>
      <DataGrid
        label="400 bikes"
        columns={columns}
        dataSource={dataSource}
        initialState={{
          pagination: { paginationModel: { pageSize: 5 } },
          filter: { filterModel: { items: [{ field: 'kind', operator: 'is', value: 'Cargo' }] } },
        }}
        pageSizeOptions={[5]}
        slotProps={{ toolbar: { showQuickFilter: false } }}
        showToolbar
      />
    </Box>
  );
}
