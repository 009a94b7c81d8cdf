import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { stations, type Station } from '../../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 104 },
  { field: 'docks', headerName: 'Docks', type: 'number', width: 120 },
  { field: 'openedOn', headerName: 'Opened', type: 'date', width: 98 },
];

const asText = (value: unknown) => (value instanceof Date ? value.toISOString().slice(0, 10) : String(value));

/** Conditions without a value are incomplete, unless their operator needs none. */
function queryOf({ items, quickFilterValues = [] }: GridFilterModel): string {
  const query = new URLSearchParams();
  for (const { field, operator, value } of items) {
    if (value != null && value !== '') {
      query.append(`${field}[${operator}]`, asText(value));
    } else if (operator === 'isEmpty' || operator === 'isNotEmpty') {
      query.append(`${field}[${operator}]`, '');
    }
  }
  if (quickFilterValues.length > 0) {
    query.append('search', quickFilterValues.join(' '));
  }
  return decodeURIComponent(query.toString());
}

export default function ModelAsQuery() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'docks', operator: '>=', value: 20 }],
  });

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box component="output" sx={{ fontFamily: 'monospace', fontSize: 14, overflowWrap: 'anywhere' }}>
        GET /stations?{queryOf(filterModel)}
      </Box>
      <div style={{ height: 370 }}>
        <DataGrid
          label="Stations"
          rows={stations.slice(0, 4)}
          columns={columns}
          filterMode="server"
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          showToolbar
          hideFooter
        />
      </div>
    </Stack>
  );
}
