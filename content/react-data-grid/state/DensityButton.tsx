import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  gridDensitySelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { stations, type Station } from '../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'district', headerName: 'District', flex: 1, minWidth: 100 },
];

const densities = ['compact', 'standard', 'comfortable'] as const;

function DensityToolbar() {
  const apiRef = useGridApiContext();
  const current = useGridSelector(apiRef, gridDensitySelector);

  return (
    <Toolbar aria-label="Density">
      {densities.map((density) => (
        <ToolbarButton
          key={density}
          aria-pressed={density === current}
          onClick={() => apiRef.current.setDensity(density)}
          render={<Button size="small" variant={density === current ? 'contained' : 'text'} />}
        >
          {density}
        </ToolbarButton>
      ))}
    </Toolbar>
  );
}

export default function DensityButton() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Stations"
        rows={stations}
        columns={columns}
        slots={{ toolbar: DensityToolbar }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
