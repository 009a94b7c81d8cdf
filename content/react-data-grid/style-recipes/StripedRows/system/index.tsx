import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { stations } from '../../../../velo/stations.ts';
import { columns } from '../stations-columns.ts';

export default function StripedRows() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Stations"
        rows={stations}
        columns={columns}
        getRowClassName={({ indexRelativeToCurrentPage }) => (indexRelativeToCurrentPage % 2 === 1 ? 'odd' : '')}
        sx={{ [`& .${gridClasses.row}.odd:not(:hover, .Mui-selected)`]: { bgcolor: '#14b8a622' } }}
        hideFooter
      />
    </Box>
  );
}
