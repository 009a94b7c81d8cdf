import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridPaginationModel } from '@mui/x-data-grid';
import { bikes, type Bike } from '../../velo/bikes.ts';

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 90 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
];

const pageSize = 5;

export default function KeepAcrossPages() {
  const [model, setModel] = React.useState<GridPaginationModel>({ page: 0, pageSize });
  const [rows, setRows] = React.useState<readonly Bike[]>([]);
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    setLoading(true);
    const timer = setTimeout(() => {
      setRows(bikes.slice(model.page * pageSize, (model.page + 1) * pageSize));
      setLoading(false);
    }, 400);
    return () => clearTimeout(timer);
  }, [model]);

  return (
    <Box sx={{ height: 374, width: '100%' }}>
      <DataGrid
        aria-label="Bikes from a server"
        rows={rows}
        rowCount={bikes.length}
        columns={columns}
        loading={loading}
        checkboxSelection
        keepNonExistentRowsSelected
        paginationMode="server"
        paginationModel={model}
        onPaginationModelChange={setModel}
        pageSizeOptions={[pageSize]}
        disableColumnSorting
        disableColumnFilter
      />
    </Box>
  );
}
