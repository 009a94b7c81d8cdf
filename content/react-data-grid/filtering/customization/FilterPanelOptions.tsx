import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type FilterColumnsArgs, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from '../../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'district', headerName: 'District', width: 110 },
  { field: 'docks', headerName: 'Docks', type: 'number', width: 90 },
];

const withoutDocks = ({ columns: all }: FilterColumnsArgs) =>
  all.map(({ field }) => field).filter((field) => field !== 'docks');

export default function FilterPanelOptions() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button size="small" onClick={() => apiRef.current?.showFilterPanel('district')}>
        Filter by district
      </Button>
      <div style={{ height: 420, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Stations"
          rows={stations}
          columns={columns}
          slotProps={{
            filterPanel: {
              columnsSort: 'asc',
              filterFormProps: {
                filterColumns: withoutDocks,
                valueInputProps: { InputComponentProps: { placeholder: 'A part of the name' } },
              },
              sx: { maxWidth: 'calc(100vw - 32px)' },
            },
          }}
        />
      </div>
    </Stack>
  );
}
