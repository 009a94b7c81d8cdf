import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef, FieldSelectedSections } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export default function SelectAPart() {
  const field = React.useRef<FieldRef<Dayjs | null>>(null);
  const [selected, setSelected] = React.useState<FieldSelectedSections>(null);

  const select = (part: 'month' | 'year' | 'all') => {
    // The button has the focus now, and a field without it shows no selection.
    field.current?.focusField(part === 'all' ? 0 : part);
    setSelected(part);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateField
          label="Next service"
          format="D MMMM YYYY"
          defaultValue={dayjs('2025-05-17')}
          unstableFieldRef={field}
          selectedSections={selected}
          onSelectedSectionsChange={(newSelected) => setSelected(newSelected)}
        />
        <Stack direction="row" spacing={1}>
          <Button onClick={() => select('month')}>Month</Button>
          <Button onClick={() => select('year')}>Year</Button>
          <Button onClick={() => select('all')}>Select all</Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
