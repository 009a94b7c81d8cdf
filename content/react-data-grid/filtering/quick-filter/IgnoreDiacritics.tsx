import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, partner: 'Café Noël', town: 'Montréal' },
  { id: 2, partner: 'Hôtel du Port', town: 'Besançon' },
  { id: 3, partner: 'Bäckerei Müller', town: 'Köln' },
  { id: 4, partner: 'Cafetería Sol', town: 'Málaga' },
  { id: 5, partner: 'Old Mill Inn', town: 'Bath' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'partner', headerName: 'Partner', flex: 1, minWidth: 140 },
  { field: 'town', headerName: 'Town', width: 130 },
];

export default function IgnoreDiacritics() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        label="Partners"
        rows={rows}
        columns={columns}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['cafe'] } } }}
        ignoreDiacritics
        showToolbar
      />
    </Box>
  );
}
