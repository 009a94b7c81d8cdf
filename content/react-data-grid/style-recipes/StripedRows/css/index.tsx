import { DataGrid } from '@mui/x-data-grid';
import { stations } from '../../../../velo/stations.ts';
import { columns } from '../stations-columns.ts';
import './striped-rows.css';

export default function StripedRows() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Stations"
        rows={stations}
        columns={columns}
        className="striped-rows"
        getRowClassName={({ indexRelativeToCurrentPage }) => (indexRelativeToCurrentPage % 2 === 1 ? 'odd' : '')}
        hideFooter
      />
    </div>
  );
}
