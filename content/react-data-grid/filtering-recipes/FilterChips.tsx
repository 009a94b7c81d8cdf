import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { bikes, bikeStatuses, type Bike } from '../../velo/bikes.ts';

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 80 },
  { field: 'status', headerName: 'Status', type: 'singleSelect', valueOptions: [...bikeStatuses], width: 150 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 110 },
];

const nameOf = (field: string) => columns.find((column) => column.field === field)?.headerName ?? field;

export default function FilterChips() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'status', operator: 'is', value: 'in repair' }],
    quickFilterValues: ['bridge'],
  });
  const words = filterModel.quickFilterValues ?? [];

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', minHeight: 32 }}>
        {filterModel.items.map((item, index) => (
          <Chip
            key={index}
            label={`${nameOf(item.field)} ${item.operator} ${item.value ?? '…'}`}
            onDelete={() => setFilterModel({ ...filterModel, items: filterModel.items.filter((it) => it !== item) })}
          />
        ))}
        {words.map((word: string) => (
          <Chip
            key={word}
            label={`“${word}”`}
            onDelete={() =>
              setFilterModel({ ...filterModel, quickFilterValues: words.filter((other) => other !== word) })
            }
          />
        ))}
        {filterModel.items.length + words.length === 0 && <Typography variant="body2">All bikes</Typography>}
      </Stack>
      <div style={{ height: 400 }}>
        <DataGrid
          label="Bikes"
          rows={bikes}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          showToolbar
        />
      </div>
    </Stack>
  );
}
