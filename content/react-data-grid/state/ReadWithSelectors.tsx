import Box from '@mui/material/Box';
import {
  DataGrid,
  GridFooterContainer,
  gridFilteredTopLevelRowCountSelector,
  gridRowCountSelector,
  gridRowSelectionCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { stations, type Station } from '../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'district', headerName: 'District', flex: 1, minWidth: 100 },
];

function Counts() {
  const apiRef = useGridApiContext();
  const all = useGridSelector(apiRef, gridRowCountSelector);
  const found = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const selected = useGridSelector(apiRef, gridRowSelectionCountSelector);

  return (
    <GridFooterContainer sx={{ px: 1.5 }}>
      <span>
        {found} of {all} stations
      </span>
      <span>{selected} selected</span>
    </GridFooterContainer>
  );
}

export default function ReadWithSelectors() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        label="Stations"
        rows={stations}
        columns={columns}
        slots={{ footer: Counts }}
        showToolbar
        checkboxSelection
      />
    </Box>
  );
}
