import Box from '@mui/material/Box';
import {
  DataGridPro,
  GridLogicOperator,
  type FilterColumnsArgs,
  type GetColumnForNewFilterArgs,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { stations, type Station } from '../../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'district', headerName: 'District', width: 110 },
  { field: 'docks', headerName: 'Docks', type: 'number', width: 90 },
];

/** In a row of the panel: its own column, and those that no other row has. */
const freeColumns = ({ field, columns: all, currentFilters }: FilterColumnsArgs) => {
  const taken = currentFilters.map((item) => item.field);
  return all.filter((column) => column.field === field || !taken.includes(column.field)).map((column) => column.field);
};

/** For the button "Add filter": the first free column, or none. */
const nextColumn = ({ columns: all, currentFilters }: GetColumnForNewFilterArgs) => {
  const taken = currentFilters.map((item) => item.field);
  return all.find((column) => column.filterable && !taken.includes(column.field))?.field ?? null;
};

export default function OneConditionPerColumn() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro
        label="Stations"
        rows={stations}
        columns={columns}
        slotProps={{
          toolbar: { showQuickFilter: false },
          filterPanel: {
            logicOperators: [GridLogicOperator.And],
            getColumnForNewFilter: nextColumn,
            filterFormProps: { filterColumns: freeColumns },
          },
        }}
        showToolbar
      />
    </Box>
  );
}
