import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridColumnVisibilityModel } from '@mui/x-data-grid';
import { bikes, type Bike } from '../../velo/bikes.ts';

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 90 },
  { field: 'model', headerName: 'Model', flex: 1, minWidth: 90 },
  { field: 'hourlyRate', headerName: '€ an hour', type: 'number', width: 110 },
  { field: 'lastService', headerName: 'Serviced', type: 'date', width: 110 },
  { field: 'odometerKm', headerName: 'Km', type: 'number', width: 90 },
];

const views = {
  Shop: { lastService: false, odometerKm: false },
  Workshop: { hourlyRate: false },
} satisfies Record<string, GridColumnVisibilityModel>;
type ViewName = keyof typeof views;
const viewNames: ViewName[] = ['Shop', 'Workshop'];

export default function ControlledVisibility() {
  const [model, setModel] = React.useState<GridColumnVisibilityModel>(views.Shop);
  const view = viewNames.find((name) => views[name] === model) ?? null;

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        size="small"
        exclusive
        value={view}
        onChange={(_event, name: ViewName | null) => name && setModel(views[name])}
        aria-label="View"
      >
        {viewNames.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 370 }}>
        <DataGrid
          aria-label="Fleet"
          rows={bikes.slice(0, 6)}
          columns={columns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
