import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from '../../velo/stations.ts';

export default function FilterByCell() {
  const apiRef = useGridApiRef();

  const columns = React.useMemo<GridColDef<Station>[]>(
    () => [
      { field: 'name', headerName: 'Station', flex: 1, minWidth: 120 },
      {
        field: 'district',
        headerName: 'District',
        flex: 1,
        minWidth: 130,
        renderCell: ({ field, value, tabIndex }) => (
          <Button
            size="small"
            tabIndex={tabIndex}
            aria-label={`Only ${value}`}
            onClick={() =>
              apiRef.current?.setFilterModel({ items: [{ field, operator: 'equals', value }] })
            }
          >
            {value}
          </Button>
        ),
      },
    ],
    [apiRef],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button size="small" variant="outlined" onClick={() => apiRef.current?.setFilterModel({ items: [] })}>
        All districts
      </Button>
      <div style={{ height: 370, width: '100%' }}>
        <DataGrid apiRef={apiRef} aria-label="Stations" rows={stations} columns={columns} />
      </div>
    </Stack>
  );
}
