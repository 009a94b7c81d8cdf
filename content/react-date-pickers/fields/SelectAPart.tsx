import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

export default function SelectAPart() {
  const [selected, setSelected] = React.useState<FieldSelectedSections>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateField
          label="Next service"
          format="D MMMM YYYY"
          defaultValue={dayjs('2025-05-17')}
          selectedSections={selected}
          onSelectedSectionsChange={(newSelected) => setSelected(newSelected)}
        />
        <Stack direction="row" spacing={1}>
          <Button onClick={() => setSelected('month')}>Month</Button>
          <Button onClick={() => setSelected('year')}>Year</Button>
          <Button onClick={() => setSelected('all')}>Select all</Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
