// The navigation: Charts.
import { apiPages } from 'xdocs';
import type { NavigationEntry } from 'xdocs';

export const charts: NavigationEntry = {
  pathname: '/x/react-charts-group/',
  title: 'Charts',
  children: [
    { pathname: '/x/react-charts/', title: 'Overview' },
    { pathname: '/x/react-charts/quickstart/', title: 'Quickstart' },
    {
      pathname: '/x/react-chart-components/',
      subheader: 'Components',
      children: [
        {
          pathname: '/x/react-charts-bars/',
          title: 'Bars',
          children: [
            { pathname: '/x/react-charts/bars/', title: 'Bars overview' },
          ],
        },
        {
          pathname: '/x/react-charts-lines/',
          title: 'Lines',
          children: [
            { pathname: '/x/react-charts/lines/', title: 'Lines overview' },
          ],
        },
        {
          pathname: '/x/react-charts-pie/',
          title: 'Pie',
          children: [
            { pathname: '/x/react-charts/pie/', title: 'Pie overview' },
          ],
        },
        {
          pathname: '/x/react-charts/main-features/',
          subheader: 'Main features',
          children: [
            { pathname: '/x/react-charts/axis/' },
            { pathname: '/x/react-charts/tooltip/' },
          ],
        },
        {
          pathname: '/x/api/chart-resources/',
          subheader: 'Resources',
          children: [
            { pathname: '/x/api/charts-group/', title: 'API reference', children: [apiPages('x-charts')] },
          ],
        },
      ],
    },
  ],
};
