import Stack from '@mui/material/Stack';
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import dayjs from 'dayjs';

const withDefaults = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiDatePicker: {
      defaultProps: { format: 'D MMM YYYY', slotProps: { textField: { size: 'small', fullWidth: true } } },
    },
  },
});

export default function DefaultsInTheTheme() {
  return (
    <ThemeProvider theme={withDefaults}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
          <DatePicker label="Bought on" defaultValue={dayjs('2023-03-14')} />
          <DatePicker label="Last inspection" defaultValue={dayjs('2025-04-28')} />
        </Stack>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
