import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import type { Bike } from './bikes.ts';
import { columnsOf } from './columns.tsx';
import type { ListState } from './listState.ts';

interface BikeGridProps {
  bikes: Bike[];
  state: ListState;
  onChange: (changes: Partial<ListState>) => void;
  selected: GridRowSelectionModel;
  onSelect: (selected: GridRowSelectionModel) => void;
  onDelete: (ids: string[]) => void;
}

const pageSize = 10;

function NothingFound() {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', height: '100%' }}>
      <Typography color="text.secondary">No bike is like that.</Typography>
    </Box>
  );
}

/** The list. Sorting, filter and page come from the address and go there. */
export default function BikeGrid({ bikes, state, onChange, selected, onSelect, onDelete }: BikeGridProps) {
  const { search, filter, sort, page } = state;
  const columns = React.useMemo(
    () => columnsOf({ onEdit: (bike) => onChange({ bike }), onDelete }),
    [onChange, onDelete],
  );

  return (
    <Box sx={{ height: 640, width: '100%' }}>
      <DataGrid
        label="Bikes"
        rows={bikes}
        columns={columns}
        sortModel={sort}
        onSortModelChange={(next) => onChange({ sort: next, page: 0 })}
        filterModel={{ items: filter, quickFilterValues: search.split(/\s+/).filter(Boolean) }}
        onFilterModelChange={({ items }) => onChange({ filter: items, page: 0 })}
        paginationModel={{ page, pageSize }}
        onPaginationModelChange={(next) => onChange({ page: next.page })}
        pageSizeOptions={[pageSize]}
        checkboxSelection
        disableRowSelectionOnClick
        rowSelectionModel={selected}
        onRowSelectionModelChange={({ type, ids }) =>
          // All rows are told as none that are left out: here they are told one by one.
          onSelect({ type: 'include', ids: type === 'include' ? ids : new Set(bikes.map(({ id }) => id).filter((id) => !ids.has(id))) })
        }
        onRowDoubleClick={({ id }) => onChange({ bike: String(id) })}
        onCellKeyDown={({ id, field }, event) => {
          if (event.key !== 'Enter' || field === 'actions' || field === '__check__') return;
          // The form takes the focus at once: the same key would send it.
          event.preventDefault();
          onChange({ bike: String(id) });
        }}
        slots={{ noResultsOverlay: NothingFound }}
        sx={{ borderRadius: 3, '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 700 } }}
      />
    </Box>
  );
}
