import * as React from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { bikesOf, type Bike, type BikeStatus } from '../../velo/bikes.ts';

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 90 },
  { field: 'model', headerName: 'Model', flex: 1, minWidth: 100 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const rows = bikesOf(5);

export default function RowContextMenu() {
  const apiRef = useGridApiRef();
  const [target, setTarget] = React.useState<{ id: string; top: number; left: number } | null>(null);

  const open = (event: React.MouseEvent<HTMLElement>) => {
    const { id } = event.currentTarget.dataset;
    if (!id) return;
    event.preventDefault();
    setTarget({ id, top: event.clientY, left: event.clientX });
  };
  const setStatus = (status: BikeStatus) => {
    if (target) apiRef.current?.updateRows([{ id: target.id, status }]);
    setTarget(null);
  };

  return (
    <Box sx={{ height: 330, width: '100%' }}>
      <DataGrid
        aria-label="Bikes; right-click a row to change its status"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        slotProps={{ row: { onContextMenu: open } }}
        hideFooter
      />
      <Menu open={target !== null} onClose={() => setTarget(null)} anchorReference="anchorPosition" anchorPosition={target ?? undefined}>
        <MenuItem onClick={() => setStatus('in repair')}>Send {target?.id} to repair</MenuItem>
        <MenuItem onClick={() => setStatus('available')}>Mark as available</MenuItem>
      </Menu>
    </Box>
  );
}
