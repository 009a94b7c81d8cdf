import { DataGrid } from '@mui/x-data-grid';
import { invoices } from '../../../../velo/invoices.ts';
import { columns } from '../headers.ts';

const tinted = columns.map((column) => ({
  ...column,
  headerClassName: column.headerClassName === 'money' ? 'bg-orange-900 text-white' : 'bg-teal-800 text-white',
}));

export default function StyledHeaders() {
  return (
    <div className="h-85 w-full">
      <DataGrid
        aria-label="Invoices"
        className="[&_[role=columnheader]_svg]:text-white"
        rows={invoices.slice(0, 5)}
        columns={tinted}
        hideFooter
      />
    </div>
  );
}
