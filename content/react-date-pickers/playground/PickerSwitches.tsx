import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { capitalize } from '@mui/material/utils';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarAction } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import type { DateOrTimeView } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const choices = {
  shape: ['mobile', 'desktop'],
  orientation: ['portrait', 'landscape'],
  views: ['day', 'day and time', 'time'],
  'action bar': ['cancel, nextOrAccept', 'clear, today, accept', 'none'],
} as const;

type Choices = { [name in keyof typeof choices]: (typeof choices)[name][number] };

const viewsOf: Record<Choices['views'], DateOrTimeView[]> = {
  day: ['year', 'day'],
  'day and time': ['year', 'day', 'hours', 'minutes'],
  time: ['hours', 'minutes'],
};

const actionsOf: Record<Choices['action bar'], PickersActionBarAction[]> = {
  'cancel, nextOrAccept': ['cancel', 'nextOrAccept'],
  'clear, today, accept': ['clear', 'today', 'accept'],
  none: [],
};

const shortcuts = [{ label: 'Regatta', getValue: () => dayjs('2025-07-12T10:00') }];

export default function PickerSwitches() {
  const [chosen, setChosen] = React.useState<Choices>({
    shape: 'mobile',
    orientation: 'portrait',
    views: 'day and time',
    'action bar': 'cancel, nextOrAccept',
  });
  const [on, setOn] = React.useState({ toolbar: true, tabs: true, shortcuts: false });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%' }}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(230px, 1fr))' }}>
          {(Object.keys(choices) as (keyof Choices)[]).map((name) => (
            <TextField
              key={name}
              select
              size="small"
              label={capitalize(name)}
              value={chosen[name]}
              onChange={(event) => setChosen({ ...chosen, [name]: event.target.value })}
            >
              {choices[name].map((choice) => (
                <MenuItem key={choice} value={choice}>
                  {choice}
                </MenuItem>
              ))}
            </TextField>
          ))}
          {(Object.keys(on) as (keyof typeof on)[]).map((name) => (
            <FormControlLabel
              key={name}
              label={capitalize(name)}
              control={<Switch checked={on[name]} onChange={(event) => setOn({ ...on, [name]: event.target.checked })} />}
            />
          ))}
        </Box>
        <Box sx={{ overflowX: 'auto', display: { md: 'grid' }, justifyContent: 'center' }}>
          <StaticDateTimePicker
            key={chosen.views}
            defaultValue={dayjs('2025-05-17T09:30')}
            displayStaticWrapperAs={chosen.shape}
            orientation={chosen.orientation}
            views={viewsOf[chosen.views]}
            openTo={chosen.views === 'time' ? 'hours' : 'day'}
            sx={
              chosen.orientation === 'portrait' && chosen.shape === 'mobile' && !on.shortcuts
                ? { width: 320, maxWidth: '100%', minWidth: 0, gridTemplateColumns: '0 minmax(0, 1fr) 0', '.MuiDateCalendar-root, .MuiTimeClock-root': { width: '100%' } }
                : {}
            }
            slotProps={{
              toolbar: { hidden: !on.toolbar },
              tabs: { hidden: !on.tabs },
              actionBar: { actions: actionsOf[chosen['action bar']] },
              shortcuts: { items: on.shortcuts ? shortcuts : [] },
            }}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
