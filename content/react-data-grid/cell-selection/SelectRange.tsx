import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { week, weekColumns } from './week.ts';

const initialState = {
  cellSelection: { 2: { mon: true, tue: true }, 3: { mon: true, tue: true } },
};

export default function SelectRange() {
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
      />
    </Box>
  );
}
