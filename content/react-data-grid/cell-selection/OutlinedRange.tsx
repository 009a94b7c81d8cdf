import Box from '@mui/material/Box';
import { DataGridPremium, gridClasses } from '@mui/x-data-grid-premium';
import { week, weekColumns } from './week.ts';

const initialState = {
  cellSelection: { 2: { mon: true, tue: true, wed: true }, 3: { mon: true, tue: true, wed: true } },
};

const line = '2px solid var(--mui-palette-secondary-main, #9c27b0)';

export default function OutlinedRange() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', width: '100%' }}>
      <DataGridPremium
        aria-label="Rides of the week"
        rows={week}
        columns={weekColumns}
        cellSelection
        initialState={initialState}
        disableRowSelectionOnClick
        hideFooter
        sx={{
          [`& .${gridClasses['cell--rangeTop']}`]: { borderTop: line },
          [`& .${gridClasses['cell--rangeRight']}`]: { borderRight: line },
          [`& .${gridClasses['cell--rangeBottom']}`]: { borderBottom: line },
          [`& .${gridClasses['cell--rangeLeft']}`]: { borderLeft: line },
        }}
      />
    </Box>
  );
}
