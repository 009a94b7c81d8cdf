import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from '../../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 130, editable: true },
  { field: 'docks', headerName: 'Docks', type: 'number', width: 90, editable: true },
  { field: 'bikes', headerName: 'Bikes', type: 'number', width: 90 },
];

/** Stands in for a server that refuses fewer docks than there are bikes. */
async function saveStation(station: Station): Promise<Station> {
  await new Promise((resolve) => {
    setTimeout(resolve, 400);
  });
  if (station.docks < station.bikes) {
    throw new Error(`${station.name} holds ${station.bikes} bikes and needs as many docks.`);
  }
  return { ...station, name: station.name.trim() };
}

export default function SaveEdits() {
  const [rows, setRows] = React.useState(() => stations.slice(0, 5));
  const [error, setError] = React.useState<string | null>(null);

  const processRowUpdate = async (newRow: Station) => {
    const saved = await saveStation(newRow);
    setRows((prev) => prev.map((row) => (row.id === saved.id ? saved : row)));
    setError(null);
    return saved;
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Alert severity={error ? 'error' : 'info'}>{error ?? 'Try to set the docks of a station to 1.'}</Alert>
      <div style={{ height: 370 }}>
        <DataGrid
          aria-label="Stations"
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(reason: Error) => setError(reason.message)}
        />
      </div>
    </Stack>
  );
}
