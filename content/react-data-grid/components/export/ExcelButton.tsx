import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, ExportExcel, Toolbar, ToolbarButton, type GridColDef } from '@mui/x-data-grid-premium';
import { invoices, type Invoice } from '../../../velo/invoices.ts';

const columns: GridColDef<Invoice>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'issuedOn', headerName: 'Issued', type: 'date', width: 110 },
  { field: 'net', headerName: 'Net (€)', type: 'number', width: 100 },
];

function ExcelToolbar() {
  return (
    <Toolbar aria-label="Invoices">
      <ExportExcel
        options={{ fileName: 'invoices', columnsStyles: { net: { numFmt: '#,##0.00' } } }}
        render={<ToolbarButton render={<Button size="small" variant="outlined" />} />}
      >
        Excel file
      </ExportExcel>
    </Toolbar>
  );
}

export default function ExcelButton() {
  const [state, setState] = React.useState('not started');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 370 }}>
        <DataGridPremium
          aria-label="Invoices"
          rows={invoices}
          columns={columns}
          slots={{ toolbar: ExcelToolbar }}
          onExcelExportStateChange={setState}
          showToolbar
          hideFooter
        />
      </Box>
      <Typography variant="body2" aria-live="polite">
        Export: {state}
      </Typography>
    </Stack>
  );
}
