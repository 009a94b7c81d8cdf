// A part of the navigation that the navigation module imports.
import type { NavigationEntry } from 'xdocs';
import titles from './titles.json';

export const rides: NavigationEntry = {
  pathname: '/x/rides-group',
  title: titles.rides,
  children: [
    { pathname: '/x/rides/', title: 'Overview' },
    {
      pathname: '/x/rides/first-group',
      subheader: 'First steps',
      children: [
        { pathname: '/x/rides/booking/', plan: 'pro', newFeature: true },
        { pathname: '/x/rides/booking/persistence/', unstable: true },
      ],
    },
    { pathname: '/x/rides/tours/', inSideNav: false },
    { pathname: '/x/rides/night-tours/', planned: true },
  ],
};
