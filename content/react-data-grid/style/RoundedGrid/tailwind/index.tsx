import { DataGrid } from '@mui/x-data-grid';
import { stations } from '../../../../velo/stations.ts';
import { columns } from '../stations-columns.ts';

export default function RoundedGrid() {
  return (
    <div className="h-85 w-full">
      <DataGrid
        aria-label="Stations"
        className="rounded-2xl border-2 border-solid border-teal-700 [--DataGrid-rowBorderColor:#0f766e55] [&_.MuiDataGrid-cell:focus]:outline-2 [&_.MuiDataGrid-cell:focus]:-outline-offset-2 [&_.MuiDataGrid-cell:focus]:outline-teal-700 [&_.MuiDataGrid-columnHeaderTitle]:font-bold [&_.MuiDataGrid-columnHeaderTitle]:text-teal-700 dark:[&_.MuiDataGrid-columnHeaderTitle]:text-teal-300"
        rows={stations.slice(0, 5)}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
