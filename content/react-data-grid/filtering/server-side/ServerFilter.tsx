import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, getGridStringOperators, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { stations, type Station } from '../../../velo/stations.ts';

// Offer only what the server understands.
const contains = getGridStringOperators().filter((operator) => operator.value === 'contains');

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 122, filterOperators: contains },
  { field: 'district', headerName: 'District', width: 108, filterOperators: contains },
  { field: 'docks', headerName: 'Docks', type: 'number', width: 92, filterable: false },
];

/** Stands in for the `WHERE` of a server. */
function filterOnServer({ items: [item] }: GridFilterModel): Station[] {
  const needle = String(item?.value ?? '').toLowerCase();
  const field = item?.field === 'district' ? 'district' : 'name';
  return stations.filter((station) => station[field].toLowerCase().includes(needle));
}

export default function ServerFilter() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  const [rows, setRows] = React.useState<Station[]>([]);
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    setLoading(true);
    const timer = setTimeout(() => {
      setRows(filterOnServer(filterModel));
      setLoading(false);
    }, 500);
    return () => clearTimeout(timer);
  }, [filterModel]);

  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Stations"
        rows={rows}
        columns={columns}
        loading={loading}
        filterMode="server"
        filterDebounceMs={300}
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
        slotProps={{ toolbar: { showQuickFilter: false } }}
        showToolbar
      />
    </Box>
  );
}
