import * as React from 'react';
import Box from '@mui/material/Box';
import PushPinIcon from '@mui/icons-material/PushPin';
import PushPinOutlinedIcon from '@mui/icons-material/PushPinOutlined';
import { DataGridPro, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid-pro';
import { bikes, type Bike } from '../../velo/bikes.ts';

export default function PinByButton() {
  const [pinned, setPinned] = React.useState<readonly string[]>(['B0003']);

  const rows = React.useMemo(() => bikes.filter(({ id }) => !pinned.includes(id)), [pinned]);
  const pinnedRows = React.useMemo(() => ({ top: bikes.filter(({ id }) => pinned.includes(id)) }), [pinned]);
  const columns = React.useMemo<GridColDef<Bike>[]>(
    () => [
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Pin',
        width: 50,
        getActions: ({ row: { id } }) => [
          pinned.includes(id) ? (
            <GridActionsCellItem
              icon={<PushPinIcon />}
              label={`Unpin ${id}`}
              onClick={() => setPinned(pinned.filter((other) => other !== id))}
            />
          ) : (
            <GridActionsCellItem
              icon={<PushPinOutlinedIcon />}
              label={`Pin ${id}`}
              onClick={() => setPinned([...pinned, id])}
            />
          ),
        ],
      },
      { field: 'id', headerName: 'Bike', width: 76 },
      { field: 'station', headerName: 'Station', flex: 1, minWidth: 105 },
      { field: 'status', headerName: 'Status', width: 90 },
    ],
    [pinned],
  );

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro aria-label="Bikes to watch" rows={rows} columns={columns} pinnedRows={pinnedRows} hideFooter />
    </Box>
  );
}
