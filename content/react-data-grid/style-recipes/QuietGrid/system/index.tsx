import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { stations } from '../../../../velo/stations.ts';
import { columns } from '../stations-columns.ts';

export default function QuietGrid() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Stations"
        rows={stations}
        columns={columns}
        sx={{
          border: 0,
          '--DataGrid-rowBorderColor': 'transparent',
          [`& .${gridClasses.columnSeparator}`]: { display: 'none' },
          [`& .${gridClasses.columnHeaderTitle}`]: { color: 'text.secondary', fontSize: 12 },
        }}
        hideFooter
      />
    </Box>
  );
}
