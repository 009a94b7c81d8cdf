import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, gridExpandedSortedRowIdsSelector, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { bikesOf, type Bike } from '../../velo/bikes.ts';

const rows = bikesOf(100);
const ids = rows.map(({ id }) => id);

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 100 },
  { field: 'model', headerName: 'Model', flex: 1, minWidth: 90 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
];

export default function ScrollToRow() {
  const apiRef = useGridApiRef();

  const goTo = (id: string) => {
    const api = apiRef.current!;
    // The place among all rows, as they are sorted and filtered now.
    const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).indexOf(id);
    if (rowIndex !== -1) {
      api.scrollToIndexes({ rowIndex, colIndex: 0 });
      api.setCellFocus(id, 'id');
    }
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Autocomplete
        options={ids}
        disableClearable
        onChange={(_event, id) => goTo(id)}
        renderInput={(params) => <TextField {...params} label="Go to bike" size="small" />}
      />
      <div style={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Bikes"
          rows={rows}
          columns={columns}
          initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
