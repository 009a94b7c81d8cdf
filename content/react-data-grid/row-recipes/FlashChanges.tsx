import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { keyframes } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from '../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'docks', headerName: 'Docks', type: 'number', width: 80 },
  { field: 'bikes', headerName: 'Bikes', type: 'number', width: 80 },
];

const fade = keyframes`from { background-color: rgb(255 167 38 / 0.6); }`;

export default function FlashChanges() {
  const [rows, setRows] = React.useState<readonly Station[]>(stations.slice(0, 6));
  const [changes, setChanges] = React.useState(0);
  const changedId = changes > 0 ? rows[(changes * 2) % rows.length]!.id : null;

  const bringBike = () => {
    const next = (changes + 1) * 2;
    setRows(rows.map((row, index) => (index === next % rows.length ? { ...row, bikes: row.bikes + 1 } : row)));
    setChanges(changes + 1);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button size="small" onClick={bringBike}>
        A bike comes back
      </Button>
      <Box sx={{ display: 'flex', flexDirection: 'column', width: '100%' }}>
        <DataGrid
          aria-label="Stations"
          rows={rows}
          columns={columns}
          getRowClassName={({ id }) => (id === changedId ? 'changed' : '')}
          sx={{
            '& .changed': { animation: `${fade} 1.5s ease-out` },
            '@media (prefers-reduced-motion: reduce)': { '& .changed': { animation: 'none', bgcolor: 'action.selected' } },
          }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
