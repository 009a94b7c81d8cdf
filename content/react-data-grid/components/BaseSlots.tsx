import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from '../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 110 },
  { field: 'district', headerName: 'District', flex: 1, minWidth: 100 },
  { field: 'bikes', headerName: 'Bikes', type: 'number', width: 80 },
];

export default function BaseSlots() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Stations"
        rows={stations}
        columns={columns}
        slotProps={{
          baseCheckbox: { material: { color: 'secondary', disableRipple: true } },
          baseTooltip: { material: { arrow: true } },
          baseIconButton: { color: 'primary' },
          baseTextField: { material: { variant: 'standard' } },
        }}
        showToolbar
        checkboxSelection
        hideFooter
      />
    </Box>
  );
}
