import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGrid, GridUpdateRowError, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { stations, type Station } from '../../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120, editable: true },
  { field: 'docks', headerName: 'Docks', type: 'number', width: 90, editable: true },
  { field: 'bikes', headerName: 'Bikes', type: 'number', width: 90 },
];

const afterAWhile = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 400);
  });

/** Stands in for a server with a table of its own. */
function createServer(): GridDataSource {
  const table = new Map(stations.map((station) => [station.id, station]));
  return {
    getRows: async ({ paginationModel = { page: 0, pageSize: 5 } }) => {
      await afterAWhile();
      const { page, pageSize } = paginationModel;
      const rows = [...table.values()].slice(page * pageSize, (page + 1) * pageSize);
      return { rows, rowCount: table.size };
    },
    updateRow: async ({ rowId, updatedRow }) => {
      await afterAWhile();
      const station = updatedRow as Station;
      if (station.docks < station.bikes) {
        throw new Error(`${station.name} needs ${station.bikes} docks or more.`);
      }
      table.set(String(rowId), station);
      return station;
    },
  };
}

export default function SaveByDataSource() {
  const dataSource = React.useMemo(createServer, []);
  const [error, setError] = React.useState<string | null>(null);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Alert severity={error ? 'error' : 'info'}>{error ?? 'Edits outlast paging: the server keeps them.'}</Alert>
      <div style={{ height: 375 }}>
        <DataGrid
          aria-label="Stations"
          columns={columns}
          dataSource={dataSource}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5]}
          onCellEditStart={() => setError(null)}
          onDataSourceError={(reason) =>
            setError(reason instanceof GridUpdateRowError ? reason.message : 'The stations could not be loaded.')
          }
        />
      </div>
    </Stack>
  );
}
