import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { invoices } from '../../../../velo/invoices.ts';
import { columns } from '../headers.ts';

export default function StyledHeaders() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Invoices"
        rows={invoices.slice(0, 5)}
        columns={columns}
        hideFooter
        sx={{
          [`& .${gridClasses.columnHeader}`]: { bgcolor: '#115e59', color: '#fff' },
          [`& .${gridClasses.columnHeader} .${gridClasses.iconButtonContainer} svg`]: { color: '#fff' },
          [`& .${gridClasses.menuIcon} svg`]: { color: '#fff' },
          '& .money': { bgcolor: '#7c2d12' },
        }}
      />
    </Box>
  );
}
