import { DataGrid } from '@mui/x-data-grid';
import { invoices, type InvoiceStatus } from '../../../../velo/invoices.ts';
import { columns } from '../invoices-columns.ts';

const rowClasses: Partial<Record<InvoiceStatus, string>> = {
  overdue: 'bg-red-600/15 hover:bg-red-600/25 [&.Mui-selected]:bg-red-600/40',
  draft: 'italic',
};

export default function RowsByValue() {
  return (
    <div className="h-100 w-full">
      <DataGrid
        aria-label="Invoices"
        rows={invoices}
        columns={columns}
        getRowClassName={({ row }) => rowClasses[row.status] ?? ''}
        hideFooter
      />
    </div>
  );
}
