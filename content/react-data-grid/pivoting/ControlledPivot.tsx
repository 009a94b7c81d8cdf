import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef, type GridPivotModel } from '@mui/x-data-grid-premium';
import { bikes, type Bike } from '../../velo/bikes.ts';

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 90 },
  { field: 'kind', headerName: 'Kind', flex: 1, minWidth: 90 },
  { field: 'status', headerName: 'Status', flex: 1, minWidth: 100 },
  { field: 'odometerKm', headerName: 'Km', type: 'number', width: 100 },
];

export default function ControlledPivot() {
  const [isActive, setActive] = React.useState(true);
  const [model, setModel] = React.useState<GridPivotModel>({
    rows: [{ field: 'kind' }],
    columns: [{ field: 'status', sort: 'asc' }],
    values: [
      { field: 'id', aggFunc: 'size' },
      { field: 'odometerKm', aggFunc: 'max' },
    ],
  });

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={isActive} onChange={(event) => setActive(event.target.checked)} />}
        label="Pivot"
      />
      <Box sx={{ height: 400 }}>
        <DataGridPremium
          aria-label="Bikes by kind and status"
          rows={bikes}
          columns={columns}
          pivotActive={isActive}
          onPivotActiveChange={setActive}
          pivotModel={model}
          onPivotModelChange={setModel}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
