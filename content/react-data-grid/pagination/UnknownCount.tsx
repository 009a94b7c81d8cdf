import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridPaginationModel } from '@mui/x-data-grid';
import { ridesOf, type Ride } from '../../velo/single-rides.ts';

const columns: GridColDef<Ride>[] = [
  { field: 'id', headerName: 'Ride', width: 90 },
  { field: 'from', headerName: 'From', flex: 1, minWidth: 110 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 100 },
];

const database = ridesOf(23);

/** A server that knows where a page begins, and whether another one follows, but not how many rides there are. */
function pageAfter(cursor: string | undefined, size: number) {
  const start = cursor ? database.findIndex(({ id }) => id === cursor) + 1 : 0;
  const rows = database.slice(start, start + size);
  const hasNextPage = start + size < database.length;
  return { rows, hasNextPage, nextCursor: rows.at(-1)?.id };
}

type Answer = ReturnType<typeof pageAfter>;

export default function UnknownCount() {
  const [model, setModel] = React.useState<GridPaginationModel>({ page: 0, pageSize: 5 });
  const [answer, setAnswer] = React.useState<Answer>({ rows: [], hasNextPage: true, nextCursor: undefined });
  const [rowCount, setRowCount] = React.useState(-1);
  const [loading, setLoading] = React.useState(true);
  /** Where each page begins. */
  const cursors = React.useRef(new Map<number, string>());

  React.useEffect(() => {
    setLoading(true);
    const timer = setTimeout(() => {
      const next = pageAfter(cursors.current.get(model.page), model.pageSize);
      if (next.nextCursor) cursors.current.set(model.page + 1, next.nextCursor);
      setAnswer(next);
      setLoading(false);
    }, 600);
    return () => clearTimeout(timer);
  }, [model]);

  return (
    <Box sx={{ height: 374, width: '100%' }}>
      <DataGrid
        aria-label="Rides of the day"
        rows={answer.rows}
        columns={columns}
        loading={loading}
        paginationMode="server"
        paginationModel={model}
        onPaginationModelChange={setModel}
        paginationMeta={{ hasNextPage: answer.hasNextPage }}
        rowCount={rowCount}
        onRowCountChange={setRowCount}
        estimatedRowCount={20}
        pageSizeOptions={[5]}
        disableColumnSorting
        disableColumnFilter
      />
    </Box>
  );
}
