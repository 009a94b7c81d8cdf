import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { stations } from '../../../../velo/stations.ts';
import { columns } from '../stations-columns.ts';

export default function CardRows() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Stations"
        rows={stations}
        columns={columns}
        getRowSpacing={({ isLastVisible }) => ({ top: 8, bottom: isLastVisible ? 8 : 0 })}
        sx={{
          border: 0,
          [`& .${gridClasses.row}`]: {
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: 2,
            boxSizing: 'border-box',
          },
          [`& .${gridClasses.cell}`]: { borderTop: 0 },
        }}
        hideFooter
      />
    </Box>
  );
}
