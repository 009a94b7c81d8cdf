import * as React from 'react';
import LockIcon from '@mui/icons-material/LockOutlined';
import LockOpenIcon from '@mui/icons-material/LockOpen';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { DataGridPro, type GridColDef, type GridListViewColDef } from '@mui/x-data-grid-pro';
import { bikesOf, type Bike } from '../../velo/bikes.ts';

const columns: GridColDef<Bike>[] = [{ field: 'id', headerName: 'Bike' }];
const bikes = bikesOf(12);

export default function ListWithActions() {
  const [locked, setLocked] = React.useState<ReadonlySet<string>>(new Set(['B0002']));

  const listViewColumn = React.useMemo<GridListViewColDef<Bike>>(
    () => ({
      field: 'listItem',
      display: 'flex',
      renderCell: ({ row, tabIndex }) => {
        const isLocked = locked.has(row.id);
        return (
          <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', width: '100%' }}>
            {row.model} {row.id}, {row.station}
            <IconButton
              aria-label={`${isLocked ? 'Unlock' : 'Lock'} ${row.id}`}
              tabIndex={tabIndex}
              onClick={() =>
                setLocked((ids) => new Set(isLocked ? [...ids].filter((id) => id !== row.id) : [...ids, row.id]))
              }
            >
              {isLocked ? <LockIcon /> : <LockOpenIcon />}
            </IconButton>
          </Stack>
        );
      },
    }),
    [locked],
  );

  return (
    <Box sx={{ height: 360, width: '100%', maxWidth: 420, mx: 'auto' }}>
      <DataGridPro
        aria-label="Bikes to lock"
        rows={bikes}
        columns={columns}
        listView
        listViewColumn={listViewColumn}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
