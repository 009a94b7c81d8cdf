import { DataGrid } from '@mui/x-data-grid';
import { invoices } from '../../../../velo/invoices.ts';
import { columns } from '../headers.ts';
import './styled-headers.css';

export default function StyledHeaders() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Invoices"
        className="styled-headers"
        rows={invoices.slice(0, 5)}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
