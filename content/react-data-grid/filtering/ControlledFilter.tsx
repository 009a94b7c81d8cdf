import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { bikes, bikeStatuses, type Bike } from '../../velo/bikes.ts';

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 90 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...bikeStatuses],
    width: 120,
  },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 140 },
];

export default function ControlledFilter() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  const [item] = filterModel.items;
  const status = item?.field === 'status' && item.operator === 'is' ? item.value : null;

  const handleStatus = (_event: React.MouseEvent, value: string | null) => {
    setFilterModel({ items: value ? [{ field: 'status', operator: 'is', value }] : [] });
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup size="small" exclusive value={status} onChange={handleStatus} aria-label="Status">
        {bikeStatuses.map((option) => (
          <ToggleButton key={option} value={option}>
            {option}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 400 }}>
        <DataGrid
          aria-label="Bikes"
          rows={bikes}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </div>
    </Stack>
  );
}
