import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, useGridApiRef, type GridCellSelectionModel, type GridColDef } from '@mui/x-data-grid-premium';

type Shift = '' | 'early' | 'late';

interface Plan {
  id: number;
  host: string;
  mon: Shift;
  tue: Shift;
  wed: Shift;
}

const columns: GridColDef<Plan>[] = [
  { field: 'host', headerName: 'Host', flex: 1, minWidth: 100 },
  { field: 'mon', headerName: 'Mon', width: 66, disableColumnMenu: true, sortable: false },
  { field: 'tue', headerName: 'Tue', width: 66, disableColumnMenu: true, sortable: false },
  { field: 'wed', headerName: 'Wed', width: 66, disableColumnMenu: true, sortable: false },
];

const rows: Plan[] = [
  { id: 1, host: 'Lucie Hart', mon: 'early', tue: 'early', wed: '' },
  { id: 2, host: 'Petra Lund', mon: '', tue: '', wed: '' },
  { id: 3, host: 'Niko Bay', mon: 'late', tue: '', wed: '' },
];

export default function FillSelected() {
  const apiRef = useGridApiRef();
  const [model, setModel] = React.useState<GridCellSelectionModel>({ 2: { mon: true, tue: true } });

  const fill = (shift: Shift) => {
    const cells = apiRef.current?.getSelectedCellsAsArray().filter(({ field }) => field !== 'host') ?? [];
    apiRef.current?.updateRows(cells.map(({ id, field }) => ({ id, [field]: shift })));
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button size="small" onClick={() => fill('early')}>
          Early
        </Button>
        <Button size="small" onClick={() => fill('late')}>
          Late
        </Button>
        <Button size="small" onClick={() => fill('')}>
          Clear
        </Button>
      </Stack>
      <Box sx={{ display: 'flex', flexDirection: 'column' }}>
        <DataGridPremium
          aria-label="Shifts"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          cellSelection
          cellSelectionModel={model}
          onCellSelectionModelChange={setModel}
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
    </Stack>
  );
}
