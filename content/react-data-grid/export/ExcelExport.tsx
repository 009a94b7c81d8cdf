import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridExcelExportOptions } from '@mui/x-data-grid-premium';
import { invoices, invoiceStatuses, type Invoice } from '../../velo/invoices.ts';

const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'dueOn', headerName: 'Due', type: 'date', width: 120 },
  { field: 'net', headerName: 'Net (€)', type: 'number', width: 110 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...invoiceStatuses],
    width: 110,
  },
];

const excelOptions: GridExcelExportOptions = {
  fileName: 'velo-invoices',
  columnsStyles: {
    net: { numFmt: '#,##0.00' },
    dueOn: { numFmt: 'yyyy-mm-dd' },
  },
  exceljsPostProcess: async ({ worksheet }) => {
    worksheet.getRow(1).font = { bold: true };
    worksheet.views = [{ state: 'frozen', ySplit: 1 }];
  },
};

export default function ExcelExport() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPremium
        label="Invoices"
        rows={invoices}
        columns={columns}
        slotProps={{ toolbar: { excelOptions } }}
        showToolbar
      />
    </Box>
  );
}
