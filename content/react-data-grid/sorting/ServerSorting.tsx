import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { stations, type Station } from '../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 130 },
  { field: 'district', headerName: 'District', width: 110 },
  { field: 'docks', headerName: 'Docks', type: 'number', width: 90 },
];

/** Stands in for the `ORDER BY` of a server. */
function sortOnServer([item]: GridSortModel): Station[] {
  if (!item?.sort) {
    return [...stations];
  }
  const key = item.field as keyof Station;
  const sign = item.sort === 'desc' ? -1 : 1;
  return stations.toSorted((a, b) => (a[key] < b[key] ? -sign : sign));
}

export default function ServerSorting() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [rows, setRows] = React.useState<Station[]>([]);
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    setLoading(true);
    const timer = setTimeout(() => {
      setRows(sortOnServer(sortModel));
      setLoading(false);
    }, 500);
    return () => clearTimeout(timer);
  }, [sortModel]);

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Stations sorted on a server"
        rows={rows}
        columns={columns}
        loading={loading}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={setSortModel}
      />
    </Box>
  );
}
