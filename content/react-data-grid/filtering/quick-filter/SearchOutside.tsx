import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { stations, type Station } from '../../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 130 },
  { field: 'district', headerName: 'District', flex: 1, minWidth: 110 },
];

export default function SearchOutside() {
  const [search, setSearch] = React.useState('');
  const deferred = React.useDeferredValue(search);
  const filterModel = React.useMemo<GridFilterModel>(
    () => ({ items: [], quickFilterValues: deferred.split(' ').filter(Boolean) }),
    [deferred],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <TextField
        label="Find a station"
        type="search"
        size="small"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <div style={{ height: 370 }}>
        <DataGrid
          aria-label="Stations"
          rows={stations}
          columns={columns}
          filterModel={filterModel}
          disableColumnFilter
        />
      </div>
    </Stack>
  );
}
