import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { invoices, type Invoice } from '../../velo/invoices.ts';

const columns: GridColDef<Invoice>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'net', headerName: 'Net (€)', type: 'number', width: 90 },
  { field: 'status', headerName: 'Status', width: 90 },
];

export default function CopyRowsOrCell() {
  const [copied, setCopied] = React.useState('');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Invoices"
          rows={invoices.slice(0, 5)}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          onClipboardCopy={(text) => setCopied(text)}
          hideFooter
        />
      </div>
      <Box component="pre" role="status" sx={{ m: 0, minHeight: 40, overflow: 'auto', typography: 'caption' }}>
        {copied || 'Select rows, or click on a cell, and press Ctrl + C.'}
      </Box>
    </Stack>
  );
}
