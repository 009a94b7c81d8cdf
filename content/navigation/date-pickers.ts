// The navigation: Date and Time Pickers.
import { apiPages } from 'xdocs';
import type { NavigationEntry } from 'xdocs';

export const datePickers: NavigationEntry = {
  pathname: '/x/react-date-pickers-group/',
  title: 'Date and Time Pickers',
  children: [
    { pathname: '/x/react-date-pickers/', title: 'Overview' },
    { pathname: '/x/react-date-pickers/quickstart/', title: 'Quickstart' },
    {
      pathname: '/x/react-date-pickers-components/',
      subheader: 'Components',
      children: [
        {
          pathname: '/x/react-date-pickers/date-pickers/',
          title: 'Date components',
          children: [
            { pathname: '/x/react-date-pickers/date-picker/', title: 'Date Picker' },
            { pathname: '/x/react-date-pickers/date-calendar/', title: 'Date Calendar' },
          ],
        },
        {
          pathname: '/x/react-date-pickers/time-pickers/',
          title: 'Time components',
          children: [
            { pathname: '/x/react-date-pickers/time-picker/', title: 'Time Picker' },
          ],
        },
      ],
    },
    {
      pathname: '/x/react-date-pickers/main-features/',
      subheader: 'Main features',
      children: [
        { pathname: '/x/react-date-pickers/validation/' },
      ],
    },
    {
      pathname: '/x/react-date-pickers/localization-group/',
      subheader: 'Localization',
      children: [
        { pathname: '/x/react-date-pickers/localization/', title: 'Translated components' },
      ],
    },
    {
      pathname: '/x/api/picker-resources/',
      subheader: 'Resources',
      children: [
        { pathname: '/x/api/date-pickers-group/', title: 'API reference', children: [{ pathname: '/x/api/date-pickers/', title: 'Index' }, apiPages('x-date-pickers')] },
      ],
    },
  ],
};
