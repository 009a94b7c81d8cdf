import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridListViewColDef } from '@mui/x-data-grid-pro';
import { stations, type Station } from '../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station' },
  { field: 'district', headerName: 'District' },
  { field: 'docks', headerName: 'Docks', type: 'number' },
];

const listViewColumn: GridListViewColDef<Station> = {
  field: 'listItem',
  display: 'flex',
  renderCell: ({ row }) => (
    <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', width: '100%' }}>
      <div>
        <Typography variant="body1">{row.name}</Typography>
        <Typography variant="body2" color="text.secondary">
          {row.district}
        </Typography>
      </div>
      <Chip size="small" label={`${row.bikes} of ${row.docks}`} />
    </Stack>
  ),
};

export default function ListOfStations() {
  return (
    <Box sx={{ height: 440, width: '100%', maxWidth: 420, mx: 'auto' }}>
      <DataGridPro
        aria-label="Stations as a list"
        rows={stations}
        columns={columns}
        listView
        listViewColumn={listViewColumn}
        rowHeight={64}
        showToolbar
        // Without these two, search and export see the list column only.
        initialState={{ filter: { filterModel: { items: [], quickFilterExcludeHiddenColumns: false } } }}
        slotProps={{ toolbar: { csvOptions: { allColumns: true } } }}
        hideFooter
      />
    </Box>
  );
}
