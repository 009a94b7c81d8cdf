import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterMomentJalaali } from '@mui/x-date-pickers/AdapterMomentJalaali';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import moment from 'moment-jalaali';

// Persian names for the picker, while English stays the default of Moment.
moment.loadPersian();
moment.locale('en');

export default function MomentJalaaliPicker() {
  const [pickUp, setPickUp] = React.useState(moment('2025-05-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterMomentJalaali}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker label="Pick-up" value={pickUp} onChange={(newPickUp) => setPickUp(newPickUp)} />
        <Typography role="status">
          Sent: {pickUp?.isValid() ? pickUp.clone().locale('en').format('YYYY-MM-DD') : 'nothing'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
