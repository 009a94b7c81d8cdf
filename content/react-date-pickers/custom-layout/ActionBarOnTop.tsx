import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  pickersLayoutClasses,
  usePickerLayout,
} from '@mui/x-date-pickers/PickersLayout';
import type { PickersLayoutProps } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

function ActionsFirst(props: PickersLayoutProps<Dayjs | null>) {
  const { toolbar, content, actionBar, ownerState } = usePickerLayout(props);

  return (
    <PickersLayoutRoot
      className={pickersLayoutClasses.root}
      ownerState={ownerState}
      sx={{
        width: 320,
        maxWidth: '100%',
        '.MuiDateCalendar-root': { width: '100%' },
        [`.${pickersLayoutClasses.actionBar}`]: { gridRow: 1 },
        [`.${pickersLayoutClasses.toolbar}`]: { gridRow: 2 },
        [`.${pickersLayoutClasses.contentWrapper}`]: { gridRow: 3 },
      }}
    >
      {actionBar}
      {toolbar}
      <PickersLayoutContentWrapper className={pickersLayoutClasses.contentWrapper} ownerState={ownerState}>
        {content}
      </PickersLayoutContentWrapper>
    </PickersLayoutRoot>
  );
}

export default function ActionBarOnTop() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        orientation="portrait"
        defaultValue={dayjs('2025-05-17')}
        slots={{ layout: ActionsFirst }}
      />
    </LocalizationProvider>
  );
}
