import { DataGrid } from '@mui/x-data-grid';
import { invoices } from '../../../../velo/invoices.ts';
import { columns } from '../invoices-columns.ts';
import './rows-by-value.css';

export default function RowsByValue() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Invoices"
        rows={invoices}
        columns={columns}
        getRowClassName={({ row }) => `invoice-${row.status}`}
        hideFooter
      />
    </div>
  );
}
