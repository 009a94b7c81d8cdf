import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { stations, type Station } from '../../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'district', headerName: 'District', flex: 1, minWidth: 100 },
  { field: 'bikes', headerName: 'Bikes', type: 'number', width: 80 },
];

function StationsToolbar() {
  return (
    <Toolbar aria-label="Stations">
      <Typography sx={{ flex: 1, ml: 0.5, fontWeight: 'medium' }}>Stations</Typography>
      <FilterPanelTrigger render={<ToolbarButton size="small" />}>Filter</FilterPanelTrigger>
      <ColumnsPanelTrigger render={<ToolbarButton size="small" />}>Columns</ColumnsPanelTrigger>
      <ExportCsv render={<ToolbarButton size="small" />}>Download</ExportCsv>
    </Toolbar>
  );
}

export default function ComposedToolbar() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Stations"
        rows={stations}
        columns={columns}
        slots={{ toolbar: StationsToolbar }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
