import { DataGrid } from '@mui/x-data-grid';
import { stations } from '../../../../velo/stations.ts';
import { columns } from '../stations-columns.ts';
import './quiet-grid.css';

export default function QuietGrid() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Stations"
        rows={stations}
        columns={columns}
        className="quiet-grid"
        hideFooter
      />
    </div>
  );
}
