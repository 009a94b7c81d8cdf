import { DataGrid } from '@mui/x-data-grid';
import { stations } from '../../../../velo/stations.ts';
import { columns } from '../stations-columns.ts';
import './rounded-grid.css';

export default function RoundedGrid() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Stations"
        className="rounded-grid"
        rows={stations.slice(0, 5)}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
