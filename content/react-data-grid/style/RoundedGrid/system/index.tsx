import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { stations } from '../../../../velo/stations.ts';
import { columns } from '../stations-columns.ts';

export default function RoundedGrid() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Stations"
        rows={stations.slice(0, 5)}
        columns={columns}
        hideFooter
        sx={{
          border: '2px solid #0f766e',
          borderRadius: 4,
          '--DataGrid-rowBorderColor': '#0f766e55',
          [`& .${gridClasses.columnHeaderTitle}`]: { color: 'primary.main', fontWeight: 700 },
          [`& .${gridClasses.cell}:focus`]: { outline: '2px solid #0f766e', outlineOffset: -2 },
        }}
      />
    </Box>
  );
}
