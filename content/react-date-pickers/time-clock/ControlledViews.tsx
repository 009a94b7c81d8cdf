import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import type { TimeView } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const views: TimeView[] = ['hours', 'minutes', 'seconds'];

export default function ControlledViews() {
  const [view, setView] = React.useState<TimeView>('minutes');
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2025-05-17T14:07:32'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="View"
          value={view}
          onChange={(_event, newView: TimeView | null) => newView && setView(newView)}
        >
          {views.map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <TimeClock
          ampm={false}
          views={views}
          view={view}
          onViewChange={(newView) => setView(newView)}
          value={time}
          onChange={(newTime) => setTime(newTime)}
        />
        <Typography role="status">Unlocked at {time?.format('HH:mm:ss')}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
