import { DataGrid } from '@mui/x-data-grid';
import { stations } from '../../../../velo/stations.ts';
import { columns } from '../stations-columns.ts';

export default function CardRows() {
  return (
    <div className="h-105 w-full">
      <DataGrid
        aria-label="Stations"
        rows={stations}
        columns={columns}
        className="border-0 [&_.MuiDataGrid-cell]:border-t-0 [&_.MuiDataGrid-row]:box-border [&_.MuiDataGrid-row]:rounded-lg [&_.MuiDataGrid-row]:border [&_.MuiDataGrid-row]:border-solid [&_.MuiDataGrid-row]:border-slate-400/50"
        getRowSpacing={({ isLastVisible }) => ({ top: 8, bottom: isLastVisible ? 8 : 0 })}
        hideFooter
      />
    </div>
  );
}
