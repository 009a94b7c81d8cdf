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
            { pathname: '/x/react-charts/bar-demo/', title: 'Demos' },
          ],
        },
        {
          pathname: '/x/react-charts-lines/',
          title: 'Lines',
          children: [
            { pathname: '/x/react-charts/lines/', title: 'Lines overview' },
            { pathname: '/x/react-charts/line-demo/', title: 'Lines demo' },
            { pathname: '/x/react-charts/areas-demo/', title: 'Area demo' },
          ],
        },
        {
          pathname: '/x/react-charts-pie/',
          title: 'Pie',
          children: [
            { pathname: '/x/react-charts/pie/', title: 'Pie overview' },
            { pathname: '/x/react-charts/pie-demo/', title: 'Demo' },
          ],
        },
        {
          pathname: '/x/react-charts-scatter/',
          title: 'Scatter',
          children: [
            { pathname: '/x/react-charts/scatter/', title: 'Scatter overview' },
            { pathname: '/x/react-charts/scatter-demo/', title: 'Demo' },
          ],
        },
        { pathname: '/x/react-charts/sparkline/', title: 'Sparkline' },
        { pathname: '/x/react-charts/gauge/' },
        { pathname: '/x/react-charts/radar/' },
        { pathname: '/x/react-charts/heatmap/', title: 'Heatmap', plan: 'pro' },
        {
          pathname: '/x/react-charts-funnel/',
          title: 'Funnel',
          plan: 'pro',
          unstable: true,
          children: [
            { pathname: '/x/react-charts/funnel/', title: 'Funnel overview' },
            { pathname: '/x/react-charts/pyramid/', title: 'Pyramid demo' },
          ],
        },
        {
          pathname: '/x/react-charts/main-features/',
          subheader: 'Main features',
          children: [
            { pathname: '/x/react-charts/animation/' },
            { pathname: '/x/react-charts/axis/' },
            { pathname: '/x/react-charts/components/', title: 'Custom components' },
            { pathname: '/x/react-charts/composition/' },
            { pathname: '/x/react-charts/label/' },
            { pathname: '/x/react-charts/legend/' },
            { pathname: '/x/react-charts/localization/' },
            { pathname: '/x/react-charts/stacking/' },
            { pathname: '/x/react-charts/styling/' },
            { pathname: '/x/react-charts/tooltip/' },
            { pathname: '/x/react-charts/highlighting/' },
            { pathname: '/x/react-charts/zoom-and-pan/', title: 'Zoom and pan', plan: 'pro' },
            { pathname: '/x/react-charts/export/', title: 'Export', plan: 'pro' },
            { pathname: '/x/react-charts/toolbar/', title: 'Toolbar', unstable: true },
          ],
        },
        {
          pathname: '/x/api/chart-resources/',
          subheader: 'Resources',
          children: [
            { pathname: '/x/api/charts-group/', title: 'API reference', children: [apiPages('x-charts')] },
          ],
        },
        {
          pathname: '/x/react-charts-future/',
          subheader: 'Future components',
          children: [
            { pathname: '/x/react-charts/treemap/', title: 'Treemap', planned: true },
            { pathname: '/x/react-charts/sankey/', plan: 'pro', planned: true },
            { pathname: '/x/react-charts/gantt/', plan: 'pro', planned: true },
          ],
        },
      ],
    },
  ],
};
