import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridCellSelectionModel } from '@mui/x-data-grid-premium';
import { week, weekColumns } from './week.ts';

const days = ['mon', 'tue', 'wed', 'thu'] as const;

export default function SumOfSelected() {
  const [model, setModel] = React.useState<GridCellSelectionModel>({
    1: { tue: true, wed: true },
    2: { tue: true, wed: true },
  });

  const numbers = week.flatMap((row) => days.filter((day) => model[row.id]?.[day]).map((day) => row[day]));
  const sum = numbers.reduce((total, number) => total + number, 0);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexDirection: 'column' }}>
        <DataGridPremium
          aria-label="Rides of the week"
          rows={week}
          columns={weekColumns}
          cellSelection
          cellSelectionModel={model}
          onCellSelectionModelChange={setModel}
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
      <Typography aria-live="polite">
        {numbers.length} cells, {sum} rides
      </Typography>
    </Stack>
  );
}
