import { DataGrid } from '@mui/x-data-grid';
import { stations } from '../../../../velo/stations.ts';
import { columns } from '../stations-columns.ts';
import './card-rows.css';

export default function CardRows() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Stations"
        rows={stations}
        columns={columns}
        className="card-rows"
        getRowSpacing={({ isLastVisible }) => ({ top: 8, bottom: isLastVisible ? 8 : 0 })}
        hideFooter
      />
    </div>
  );
}
