import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridColDef, type GridPivotModel } from '@mui/x-data-grid-premium';

interface Sale {
  id: number;
  district: string;
  tariff: string;
  rides: number;
}

const rows: Sale[] = [
  { id: 1, district: 'Harbour', tariff: 'Single', rides: 40 },
  { id: 2, district: 'Harbour', tariff: 'Member', rides: 25 },
  { id: 3, district: 'Harbour', tariff: 'Single', rides: 10 },
  { id: 4, district: 'Campus', tariff: 'Single', rides: 5 },
  { id: 5, district: 'Campus', tariff: 'Member', rides: 60 },
];

const columns: GridColDef<Sale>[] = [
  { field: 'district', headerName: 'District', flex: 1, minWidth: 100 },
  { field: 'tariff', headerName: 'Tariff', flex: 1, minWidth: 90 },
  { field: 'rides', headerName: 'Rides', type: 'number', flex: 1, minWidth: 80 },
];

const district = [{ field: 'district' }];
const tariff = [{ field: 'tariff' }];
const rides = [{ field: 'rides', aggFunc: 'sum' }];

const steps: GridPivotModel[] = [
  { rows: [], columns: [], values: [] },
  { rows: district, columns: [], values: [] },
  { rows: district, columns: [], values: rides },
  { rows: district, columns: tariff, values: rides },
];

export default function StepByStep() {
  const [step, setStep] = React.useState(3);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Step"
        value={step}
        onChange={(_, next: number | null) => next !== null && setStep(next)}
      >
        <ToggleButton value={0}>Data</ToggleButton>
        <ToggleButton value={1}>Rows</ToggleButton>
        <ToggleButton value={2}>Values</ToggleButton>
        <ToggleButton value={3}>Columns</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 340 }}>
        <DataGridPremium
          aria-label="Rides, pivoted step by step"
          rows={rows}
          columns={columns}
          pivotActive={step > 0}
          pivotModel={steps[step]}
          pivotingColDef={{ flex: 1, minWidth: 90, align: 'right', headerAlign: 'right' }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
