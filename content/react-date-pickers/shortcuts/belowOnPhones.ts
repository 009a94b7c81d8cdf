import type { SxProps, Theme } from '@mui/material/styles';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';

/** On a phone: shortcuts in lines between the calendar and its buttons. From 600 pixels on: a column at the end. */
export const belowOnPhones: SxProps<Theme> = {
  [`.${pickersLayoutClasses.toolbar}`]: { gridColumn: '1 / 4' },
  [`.${pickersLayoutClasses.contentWrapper}`]: { gridColumn: { xs: '1 / 4', sm: '1 / 3' } },
  [`.${pickersLayoutClasses.shortcuts}`]: {
    gridColumn: { xs: '1 / 4', sm: 3 },
    gridRow: { xs: 3, sm: 2 },
    display: 'flex',
    flexDirection: { xs: 'row', sm: 'column' },
    flexWrap: { xs: 'wrap', sm: 'nowrap' },
    maxWidth: { xs: 320, sm: 200 },
    '& .MuiListItem-root': { width: 'auto', px: 1 },
  },
  [`.${pickersLayoutClasses.actionBar}`]: { gridRow: 4 },
};
