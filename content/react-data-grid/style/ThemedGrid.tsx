import type {} from '@mui/x-data-grid/themeAugmentation';
import Box from '@mui/material/Box';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { stations, type Station } from '../../velo/stations.ts';

const theme = createTheme({
  palette: {
    mode: 'light',
    primary: { main: '#9a3412' },
    DataGrid: { bg: '#fffdf7', headerBg: '#f3ead8', pinnedBg: '#faf4e6' },
  },
  components: {
    MuiDataGrid: { styleOverrides: { columnHeaderTitle: { fontWeight: 700 } } },
  },
});

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', width: 120 },
  { field: 'district', headerName: 'District', flex: 1, minWidth: 120 },
  { field: 'docks', headerName: 'Docks', type: 'number', width: 100 },
  { field: 'bikes', headerName: 'Bikes', type: 'number', width: 100 },
];

export default function ThemedGrid() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ height: 330, width: '100%' }}>
        <DataGridPro
          aria-label="Stations"
          rows={stations}
          columns={columns}
          initialState={{ pinnedColumns: { left: ['name'] } }}
          checkboxSelection
          hideFooter
        />
      </Box>
    </ThemeProvider>
  );
}
