import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { stations, type Station } from '../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'district', headerName: 'District' },
  { field: 'name', headerName: 'Station' },
  { field: 'docks', headerName: 'Docks', type: 'number', flex: 1, minWidth: 80 },
  { field: 'bikes', headerName: 'Bikes', type: 'number', flex: 1, minWidth: 80 },
];

export default function LeavesInColumn() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Districts with their stations"
        rows={stations}
        columns={columns}
        groupingColDef={{
          headerName: 'District, station',
          leafField: 'name',
          mainGroupingCriteria: 'district',
          hideDescendantCount: true,
          flex: 2,
          minWidth: 170,
        }}
        initialState={{
          rowGrouping: { model: ['district'] },
          columns: { columnVisibilityModel: { district: false, name: false } },
        }}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </Box>
  );
}
