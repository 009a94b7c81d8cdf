import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsProps } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { useIsValidValue, usePickerActionsContext } from '@mui/x-date-pickers/hooks';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const events = [
  { label: 'Harbour festival', getValue: () => dayjs('2025-06-07') },
  { label: 'Regatta', getValue: () => dayjs('2025-07-12') },
];

function EventList({ items = [], changeImportance, className }: PickersShortcutsProps<Dayjs | null>) {
  const { setValue } = usePickerActionsContext();
  const isValid = useIsValidValue<Dayjs | null>();

  return (
    <div className={className}>
      <List dense aria-label="Days with an event">
        {items.map(({ label, getValue }) => {
          const day = getValue({ isValid });
          return (
            <ListItem key={label} disablePadding>
              <ListItemButton
                disabled={!isValid(day)}
                onClick={() => setValue(day, { changeImportance, shortcut: { label } })}
              >
                <ListItemText primary={label} secondary={day?.format('D MMM')} />
              </ListItemButton>
            </ListItem>
          );
        })}
      </List>
      <Divider />
    </div>
  );
}

export default function OwnShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        orientation="landscape"
        defaultValue={dayjs('2025-06-02')}
        slots={{ shortcuts: EventList }}
        slotProps={{ shortcuts: { items: events }, actionBar: { actions: [] } }}
      />
    </LocalizationProvider>
  );
}
