import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { invoices, type Invoice } from '../../velo/invoices.ts';

const euros = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Invoice>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  {
    field: 'net',
    headerName: 'Net',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => euros.format(value),
  },
];

export default function CopyRawValues() {
  const [raw, setRaw] = React.useState(true);
  const [copied, setCopied] = React.useState('');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={raw} onChange={(_event, checked) => setRaw(checked)} />}
        label="Copy values instead of texts"
      />
      <div style={{ height: 270 }}>
        <DataGrid
          aria-label="Invoices"
          rows={invoices.slice(0, 4)}
          columns={columns}
          ignoreValueFormatterDuringExport={raw}
          clipboardCopyCellDelimiter=";"
          onClipboardCopy={(text) => setCopied(text)}
          hideFooter
        />
      </div>
      <Box component="pre" role="status" sx={{ m: 0, minHeight: 20, overflow: 'auto', typography: 'caption' }}>
        {copied || 'Select a row, and press Ctrl + C.'}
      </Box>
    </Stack>
  );
}
