import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import type { Bike } from '../../../../velo/bikes.ts';
import { chargeOf, columns, electricBikes, type Charge } from '../charge.ts';

const colours: Record<Charge, string> = {
  empty: 'bg-red-700 text-white',
  low: 'bg-amber-200 text-stone-900',
  fine: '',
};

const getCellClassName: DataGridProps<Bike>['getCellClassName'] = ({ field, row }) =>
  field === 'battery' ? colours[chargeOf(row.battery)] : '';

export default function ColouredCells() {
  return (
    <div className="h-100 w-full">
      <DataGrid
        aria-label="Bikes and their batteries"
        rows={electricBikes}
        columns={columns}
        getCellClassName={getCellClassName}
        hideFooter
      />
    </div>
  );
}
