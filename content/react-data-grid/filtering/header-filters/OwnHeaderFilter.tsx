import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderHeaderFilterProps,
} from '@mui/x-data-grid-pro';
import { stations, type Station } from '../../../velo/stations.ts';

function SwitchFilter({ colDef, item }: GridRenderHeaderFilterProps) {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridFilterModelSelector);
  const active = model.items.find(({ field }) => field === colDef.field);

  return (
    <Switch
      size="small"
      checked={active?.value === 'true'}
      onChange={(_event, checked) =>
        checked
          ? apiRef.current.upsertFilterItem({ ...item, operator: 'is', value: 'true' })
          : apiRef.current.deleteFilterItem(item)
      }
      slotProps={{ input: { 'aria-label': `${colDef.headerName} only` } }}
    />
  );
}

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 140 },
  {
    field: 'indoor',
    headerName: 'Indoor',
    type: 'boolean',
    width: 100,
    renderHeaderFilter: (params) => <SwitchFilter {...params} />,
  },
  { field: 'docks', headerName: 'Docks', type: 'number', width: 120, renderHeaderFilter: () => null },
];

export default function OwnHeaderFilter() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro aria-label="Stations" rows={stations} columns={columns} headerFilters disableColumnFilter />
    </Box>
  );
}
