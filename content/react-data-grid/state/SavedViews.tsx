import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef, type GridInitialState } from '@mui/x-data-grid';
import { bikesOf, type Bike } from '../../velo/bikes.ts';

const rows = bikesOf(20);

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 90 },
  { field: 'kind', headerName: 'Kind', width: 100 },
  { field: 'status', headerName: 'Status', width: 100 },
  { field: 'odometerKm', headerName: 'Odometer (km)', type: 'number', flex: 1, minWidth: 120 },
];

const atFirst: GridInitialState = {
  sorting: { sortModel: [{ field: 'odometerKm', sort: 'desc' }] },
};

export default function SavedViews() {
  const apiRef = useGridApiRef();
  // An application would keep these texts in localStorage, or send them to its server.
  const [views, setViews] = React.useState<string[]>([]);

  const save = () => setViews([...views, JSON.stringify(apiRef.current?.exportState())]);
  const show = (view: string) => apiRef.current?.restoreState(JSON.parse(view) as GridInitialState);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" onClick={save}>
          Save this view
        </Button>
        {views.map((view, index) => (
          <Button key={index} size="small" onClick={() => show(view)}>
            View {index + 1}
          </Button>
        ))}
      </Stack>
      <Box sx={{ height: 370 }}>
        <DataGrid label="Bikes" apiRef={apiRef} rows={rows} columns={columns} initialState={atFirst} showToolbar hideFooter />
      </Box>
    </Stack>
  );
}
