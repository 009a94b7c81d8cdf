import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef, type GridCsvExportOptions } from '@mui/x-data-grid';
import { invoices, type Invoice } from '../../velo/invoices.ts';

const euros = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'net',
    headerName: 'Net',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => euros.format(value),
  },
  { field: 'country', headerName: 'Country', width: 110, disableExport: true },
];

const csvOptions: GridCsvExportOptions = {
  fileName: 'velo-invoices',
  delimiter: ';',
  utf8WithBom: true,
};

export default function CsvPreview() {
  const apiRef = useGridApiRef();
  const [csv, setCsv] = React.useState('');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button size="small" onClick={() => setCsv(apiRef.current?.getDataAsCsv(csvOptions) ?? '')}>
          Preview
        </Button>
        <Button size="small" onClick={() => apiRef.current?.exportDataAsCsv(csvOptions)}>
          Download
        </Button>
      </Stack>
      <div style={{ height: 300 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Invoices"
          rows={invoices.slice(0, 4)}
          columns={columns}
          ignoreValueFormatterDuringExport={{ csvExport: true }}
          hideFooter
        />
      </div>
      {csv && <Box component="pre" sx={{ m: 0, overflow: 'auto', typography: 'caption' }}>{csv}</Box>}
    </Stack>
  );
}
