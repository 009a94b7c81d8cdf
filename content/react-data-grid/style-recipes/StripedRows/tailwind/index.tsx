import { DataGrid } from '@mui/x-data-grid';
import { stations } from '../../../../velo/stations.ts';
import { columns } from '../stations-columns.ts';

export default function StripedRows() {
  return (
    <div className="h-100 w-full">
      <DataGrid
        aria-label="Stations"
        rows={stations}
        columns={columns}
        getRowClassName={({ indexRelativeToCurrentPage }) =>
          indexRelativeToCurrentPage % 2 === 1 ? '[&:not(:hover,.Mui-selected)]:bg-teal-500/15' : ''
        }
        hideFooter
      />
    </div>
  );
}
