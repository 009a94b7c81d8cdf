import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from '../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'id', headerName: 'Code', width: 80 },
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 140 },
  { field: 'district', headerName: 'District', width: 120 },
  { field: 'docks', headerName: 'Docks', type: 'number', width: 90 },
];

export default function PrintExport() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Stations"
        rows={stations}
        columns={columns}
        slotProps={{
          toolbar: {
            csvOptions: { disableToolbarButton: true },
            printOptions: {
              fileName: 'Stations of Velo',
              hideFooter: true,
              pageStyle: '.MuiDataGrid-toolbar { display: none !important; }',
            },
          },
        }}
        pageSizeOptions={[10, 100]}
        disableVirtualization
        showToolbar
      />
    </Box>
  );
}
