import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, electricBikes } from '../charge.ts';

export default function ColouredCells() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Bikes and their batteries"
        rows={electricBikes}
        columns={columns}
        hideFooter
        sx={{
          '& .empty': { bgcolor: '#b91c1c', color: '#fff' },
          '& .low': { bgcolor: '#fde68a', color: '#1c1917' },
        }}
      />
    </Box>
  );
}
