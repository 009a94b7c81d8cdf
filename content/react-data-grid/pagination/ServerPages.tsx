import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridPaginationModel } from '@mui/x-data-grid';
import { ridesOf, type Ride } from '../../velo/single-rides.ts';

const columns: GridColDef<Ride>[] = [
  { field: 'id', headerName: 'Ride', width: 90 },
  { field: 'from', headerName: 'From', flex: 1, minWidth: 110 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 90 },
];

/** Stands in for a database. */
const database = ridesOf(1200);

export default function ServerPages() {
  const [model, setModel] = React.useState<GridPaginationModel>({ page: 0, pageSize: 5 });
  const [answer, setAnswer] = React.useState<{ rows: Ride[]; count: number }>({ rows: [], count: 0 });
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    setLoading(true);
    const timer = setTimeout(() => {
      const start = model.page * model.pageSize;
      setAnswer({ rows: database.slice(start, start + model.pageSize), count: database.length });
      setLoading(false);
    }, 600);
    return () => clearTimeout(timer);
  }, [model]);

  return (
    <Box sx={{ height: 374, width: '100%' }}>
      <DataGrid
        aria-label="Rides"
        rows={answer.rows}
        rowCount={answer.count}
        columns={columns}
        loading={loading}
        paginationMode="server"
        paginationModel={model}
        onPaginationModelChange={setModel}
        pageSizeOptions={[5, 10, 25]}
        disableColumnSorting
        disableColumnFilter
      />
    </Box>
  );
}
