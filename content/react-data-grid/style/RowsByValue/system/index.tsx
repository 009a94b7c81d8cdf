import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { invoices } from '../../../../velo/invoices.ts';
import { columns } from '../invoices-columns.ts';

export default function RowsByValue() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Invoices"
        rows={invoices}
        columns={columns}
        getRowClassName={({ row }) => `invoice-${row.status}`}
        hideFooter
        sx={{
          [`& .${gridClasses.row}.invoice-overdue`]: {
            bgcolor: '#dc262626',
            '&:hover': { bgcolor: '#dc262640' },
            '&.Mui-selected': { bgcolor: '#dc262666' },
          },
          '& .invoice-draft': { fontStyle: 'italic' },
        }}
      />
    </Box>
  );
}
