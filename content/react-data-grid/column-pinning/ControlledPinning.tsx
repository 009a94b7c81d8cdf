import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';
import { invoices, type Invoice } from '../../velo/invoices.ts';

const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 100 },
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'issuedOn', headerName: 'Issued', type: 'date', width: 130 },
  { field: 'dueOn', headerName: 'Due', type: 'date', width: 130 },
  { field: 'net', headerName: 'Net (€)', type: 'number', width: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
];

type PinnedColumns = NonNullable<DataGridProProps['pinnedColumns']>;

export default function ControlledPinning() {
  const [pinned, setPinned] = React.useState<PinnedColumns>({ left: ['id', 'customer'] });
  const isFrozen = Boolean(pinned.left?.length);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={isFrozen}
            onChange={(event) => setPinned({ ...pinned, left: event.target.checked ? ['id', 'customer'] : [] })}
          />
        }
        label="Freeze number and customer"
      />
      <Box sx={{ height: 370 }}>
        <DataGridPro
          aria-label="Invoices"
          rows={invoices}
          columns={columns}
          pinnedColumns={pinned}
          onPinnedColumnsChange={setPinned}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
