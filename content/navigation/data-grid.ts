// The navigation: Data Grid.
import { apiPages } from 'xdocs';
import type { NavigationEntry } from 'xdocs';

export const dataGrid: NavigationEntry = {
  pathname: '/x/react-data-grid-group/',
  title: 'Data Grid',
  children: [
    { pathname: '/x/react-data-grid/', title: 'Overview' },
    { pathname: '/x/react-data-grid/quickstart/' },
    { pathname: '/x/react-data-grid/features/' },
    {
      pathname: '/x/react-data-grid/main-features/',
      subheader: 'Main features',
      children: [
        { pathname: '/x/react-data-grid/layout/' },
        {
          pathname: '/x/react-data-grid/columns/',
          children: [
            { pathname: '/x/react-data-grid/column-definition/' },
            { pathname: '/x/react-data-grid/column-dimensions/' },
            { pathname: '/x/react-data-grid/column-visibility/' },
            { pathname: '/x/react-data-grid/custom-columns/' },
            { pathname: '/x/react-data-grid/column-header/' },
            { pathname: '/x/react-data-grid/column-menu/' },
            { pathname: '/x/react-data-grid/column-spanning/' },
            { pathname: '/x/react-data-grid/column-groups/' },
            { pathname: '/x/react-data-grid/column-ordering/', title: 'Column reordering', plan: 'pro' },
            { pathname: '/x/react-data-grid/column-pinning/', plan: 'pro' },
            { pathname: '/x/react-data-grid/column-recipes/', title: 'Recipes' },
          ],
        },
        {
          pathname: '/x/react-data-grid/editing-group/',
          title: 'Editing',
          children: [
            { pathname: '/x/react-data-grid/editing/', title: 'Overview' },
          ],
        },
        { pathname: '/x/react-data-grid/sorting/' },
        {
          pathname: '/x/react-data-grid/filtering-group/',
          title: 'Filtering',
          children: [
            { pathname: '/x/react-data-grid/filtering/', title: 'Overview' },
          ],
        },
      ],
    },
    {
      pathname: '/x/react-data-grid/advanced-features-group/',
      subheader: 'Advanced features',
      children: [
        { pathname: '/x/react-data-grid/tree-data/', plan: 'pro' },
        {
          pathname: '/x/react-data-grid/row-grouping-group/',
          title: 'Row grouping',
          plan: 'premium',
          children: [
            { pathname: '/x/react-data-grid/row-grouping/', title: 'Overview' },
            { pathname: '/x/react-data-grid/recipes-row-grouping/', title: 'Recipes' },
          ],
        },
        { pathname: '/x/react-data-grid/aggregation/', plan: 'premium' },
        {
          pathname: '/x/react-data-grid/pivoting-group/',
          title: 'Pivoting',
          plan: 'premium',
          newFeature: true,
          children: [
            { pathname: '/x/react-data-grid/pivoting/', title: 'Overview' },
            { pathname: '/x/react-data-grid/pivoting-explained/', title: 'Understanding pivoting' },
          ],
        },
        { pathname: '/x/react-data-grid/export/' },
        { pathname: '/x/react-data-grid/list-view/', title: 'List view', plan: 'pro' },
        {
          pathname: '/x/react-data-grid/server-side-data-group/',
          title: 'Server-side data',
          newFeature: true,
          children: [
            { pathname: '/x/react-data-grid/server-side-data/', title: 'Overview' },
            { pathname: '/x/react-data-grid/server-side-data/tree-data/', plan: 'pro' },
            { pathname: '/x/react-data-grid/server-side-data/lazy-loading/', plan: 'pro' },
            { pathname: '/x/react-data-grid/server-side-data/row-grouping/', plan: 'premium' },
            { pathname: '/x/react-data-grid/server-side-data/aggregation/', plan: 'premium' },
            { pathname: '/x/react-data-grid/server-side-data/recipes/' },
          ],
        },
        { pathname: '/x/react-data-grid/ai-assistant/', title: 'AI Assistant', plan: 'premium', newFeature: true },
      ],
    },
    {
      pathname: '/x/api/data-grid-group/',
      title: 'API reference',
      children: [
        { pathname: '/x/api/data-grid/', title: 'Index' },
        { pathname: '/x/api/data-grid-components-group/', subheader: 'Components', children: [apiPages('x-data-grid', 'components')] },
        apiPages('x-data-grid', 'others'),
      ],
    },
  ],
};
