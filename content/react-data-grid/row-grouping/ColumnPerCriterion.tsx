import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { stations, type Station } from '../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'district', headerName: 'District', width: 110 },
  { field: 'indoor', headerName: 'Indoor', type: 'boolean', width: 100 },
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 130 },
  { field: 'docks', headerName: 'Docks', type: 'number', width: 80 },
];

export default function ColumnPerCriterion() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Stations by district and roof"
        rows={stations}
        columns={columns}
        rowGroupingColumnMode="multiple"
        initialState={{
          rowGrouping: { model: ['district', 'indoor'] },
          columns: { columnVisibilityModel: { district: false, indoor: false } },
        }}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </Box>
  );
}
