import { DataGrid } from '@mui/x-data-grid';
import { stations } from '../../../../velo/stations.ts';
import { columns } from '../stations-columns.ts';

export default function QuietGrid() {
  return (
    <div className="h-100 w-full">
      <DataGrid
        aria-label="Stations"
        rows={stations}
        columns={columns}
        className="border-0 [--DataGrid-rowBorderColor:transparent] [&_.MuiDataGrid-columnHeaderTitle]:text-xs [&_.MuiDataGrid-columnHeaderTitle]:text-slate-600 dark:[&_.MuiDataGrid-columnHeaderTitle]:text-slate-300 [&_.MuiDataGrid-columnSeparator]:hidden"
        hideFooter
      />
    </div>
  );
}
