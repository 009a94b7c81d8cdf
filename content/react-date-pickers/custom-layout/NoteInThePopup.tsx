import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  pickersLayoutClasses,
  usePickerLayout,
} from '@mui/x-date-pickers/PickersLayout';
import type { PickersLayoutProps } from '@mui/x-date-pickers/PickersLayout';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

function FreeBikes() {
  const { value } = usePickerContext();
  const weekend = value?.day() === 0 || value?.day() === 6;
  return (
    <Typography role="status" variant="body2" sx={{ px: 3, pb: 2 }}>
      {value?.isValid() ? `${weekend ? 4 : 17} bikes free on ${value.format('D MMMM')}` : 'Choose a day'}
    </Typography>
  );
}

function LayoutWithNote(props: PickersLayoutProps<Dayjs | null>) {
  const { toolbar, content, actionBar, shortcuts, ownerState } = usePickerLayout(props);

  return (
    <PickersLayoutRoot className={pickersLayoutClasses.root} ownerState={ownerState}>
      {toolbar}
      {shortcuts}
      <PickersLayoutContentWrapper className={pickersLayoutClasses.contentWrapper} ownerState={ownerState}>
        {content}
        <FreeBikes />
      </PickersLayoutContentWrapper>
      {actionBar}
    </PickersLayoutRoot>
  );
}

export default function NoteInThePopup() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Rental day"
        defaultValue={dayjs('2025-05-17')}
        closeOnSelect={false}
        slots={{ layout: LayoutWithNote }}
      />
    </LocalizationProvider>
  );
}
