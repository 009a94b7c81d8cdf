import { DataGrid } from '@mui/x-data-grid';
import { columns, electricBikes } from '../charge.ts';
import './coloured-cells.css';

export default function ColouredCells() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Bikes and their batteries"
        className="coloured-cells"
        rows={electricBikes}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
