import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { stations, type Station } from '../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 116 },
  { field: 'district', headerName: 'District', flex: 1, minWidth: 84 },
  { field: 'docks', headerName: 'Docks', type: 'number', width: 62 },
  { field: 'bikes', headerName: 'Bikes', type: 'number', width: 58 },
];

const groups: GridColumnGroupingModel = [
  { groupId: 'place', headerName: 'Station', children: [{ field: 'name' }, { field: 'district' }] },
  {
    groupId: 'count',
    headerName: 'How many',
    description: 'Counted at midnight',
    children: [{ field: 'docks' }, { field: 'bikes' }],
  },
];

export default function GroupedHeaders() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        aria-label="Stations"
        rows={stations.slice(0, 5)}
        columns={columns}
        columnGroupingModel={groups}
        hideFooter
      />
    </Box>
  );
}
