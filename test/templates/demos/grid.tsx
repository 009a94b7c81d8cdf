// A demo of a component that renders nothing on the server but its box.
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';

const columns = [{ field: 'station', width: 180 }, { field: 'bikes' }];
const rows = [{ id: 1, station: 'Harbour', bikes: 18 }];

export default function Grid() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} />
    </Box>
  );
}
