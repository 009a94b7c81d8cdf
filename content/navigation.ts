// The navigation of the documentation, top to bottom. Out: the list of entries that the generator resolves.
// Groups and subheaders have pathnames too: unique keys, which no page is served at.
import { apiPages } from 'xdocs';
import type { NavigationEntry } from 'xdocs';

const introduction: NavigationEntry = {
  pathname: '/x/introduction-group/',
  title: 'Introduction',
  children: [
    { pathname: '/x/introduction/', title: 'Overview' },
    { pathname: '/x/introduction/installation/' },
    { pathname: '/x/introduction/licensing/' },
    { pathname: '/x/introduction/support/' },
    { pathname: '/x/introduction/mcp/', title: 'AI support via MCP', newFeature: true },
    { pathname: '/x/introduction/priority-support/', plan: 'premium', newFeature: true },
    { pathname: '/x/guides/telemetry/', plan: 'pro' },
    { pathname: '/x/introduction/roadmap/' },
  ],
};

const commonConcepts: NavigationEntry = {
  pathname: '/x/common-features-group/',
  title: 'Common concepts',
  children: [
    { pathname: '/x/common-concepts/custom-components/', title: 'Slots and subcomponents' },
    { pathname: '/x/common-concepts/styling/', title: 'Ways to style' },
  ],
};

const dataGrid: NavigationEntry = {
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
          children: [{ pathname: '/x/react-data-grid/editing/', title: 'Overview' }],
        },
        { pathname: '/x/react-data-grid/sorting/' },
        {
          pathname: '/x/react-data-grid/filtering-group/',
          title: 'Filtering',
          children: [{ pathname: '/x/react-data-grid/filtering/', title: 'Overview' }],
        },
      ],
    },
    {
      pathname: '/x/react-data-grid/advanced-features-group/',
      subheader: 'Advanced features',
      children: [{ pathname: '/x/react-data-grid/export/' }],
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

const datePickers: NavigationEntry = {
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
          children: [{ pathname: '/x/react-date-pickers/time-picker/', title: 'Time Picker' }],
        },
      ],
    },
    {
      pathname: '/x/react-date-pickers/main-features/',
      subheader: 'Main features',
      children: [{ pathname: '/x/react-date-pickers/validation/' }],
    },
    {
      pathname: '/x/react-date-pickers/localization-group/',
      subheader: 'Localization',
      children: [{ pathname: '/x/react-date-pickers/localization/', title: 'Translated components' }],
    },
    {
      pathname: '/x/api/picker-resources/',
      subheader: 'Resources',
      children: [
        {
          pathname: '/x/api/date-pickers-group/',
          title: 'API reference',
          children: [{ pathname: '/x/api/date-pickers/', title: 'Index' }, apiPages('x-date-pickers')],
        },
      ],
    },
  ],
};

const charts: NavigationEntry = {
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
          children: [{ pathname: '/x/react-charts/bars/', title: 'Bars overview' }],
        },
        {
          pathname: '/x/react-charts-lines/',
          title: 'Lines',
          children: [{ pathname: '/x/react-charts/lines/', title: 'Lines overview' }],
        },
        {
          pathname: '/x/react-charts-pie/',
          title: 'Pie',
          children: [{ pathname: '/x/react-charts/pie/', title: 'Pie overview' }],
        },
        {
          pathname: '/x/react-charts/main-features/',
          subheader: 'Main features',
          children: [{ pathname: '/x/react-charts/axis/' }, { pathname: '/x/react-charts/tooltip/' }],
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

const treeView: NavigationEntry = {
  pathname: '/x/react-tree-view-group/',
  title: 'Tree View',
  children: [
    { pathname: '/x/react-tree-view/', title: 'Overview' },
    { pathname: '/x/react-tree-view/quickstart/', title: 'Quickstart' },
    {
      pathname: '/x/react-tree-view/simple-tree-view/',
      subheader: 'Simple Tree View',
      children: [
        { pathname: '/x/react-tree-view/simple-tree-view/items/' },
        { pathname: '/x/react-tree-view/simple-tree-view/selection/' },
        { pathname: '/x/react-tree-view/simple-tree-view/expansion/' },
        { pathname: '/x/react-tree-view/simple-tree-view/customization/' },
        { pathname: '/x/react-tree-view/simple-tree-view/focus/' },
      ],
    },
    {
      pathname: '/x/react-tree-view/rich-tree-view/',
      subheader: 'Rich Tree View',
      children: [
        { pathname: '/x/react-tree-view/rich-tree-view/items/' },
        { pathname: '/x/react-tree-view/rich-tree-view/selection/' },
        { pathname: '/x/react-tree-view/rich-tree-view/expansion/' },
        { pathname: '/x/react-tree-view/rich-tree-view/customization/' },
        { pathname: '/x/react-tree-view/rich-tree-view/focus/' },
        { pathname: '/x/react-tree-view/rich-tree-view/editing/', title: 'Label editing', newFeature: true },
        { pathname: '/x/react-tree-view/rich-tree-view/lazy-loading/', plan: 'pro', newFeature: true },
        { pathname: '/x/react-tree-view/rich-tree-view/ordering/', plan: 'pro', newFeature: true },
      ],
    },
    {
      pathname: '/x/react-tree-view/main-features/',
      subheader: 'Main features',
      children: [
        { pathname: '/x/react-tree-view/accessibility/' },
        { pathname: '/x/react-tree-view/tree-item-customization/', title: 'Item customization' },
      ],
    },
    {
      pathname: '/x/api/tree-view-resources/',
      subheader: 'Resources',
      children: [
        { pathname: '/x/api/tree-view-group/', title: 'API reference', children: [apiPages('x-tree-view')] },
      ],
    },
  ],
};

const templates: NavigationEntry = {
  pathname: '/x/templates-group/',
  title: 'Templates',
  children: [
    { pathname: '/x/templates/', title: 'Overview' },
    { pathname: '/x/templates/dashboard/' },
    { pathname: '/x/templates/crud-dashboard/', title: 'CRUD dashboard' },
    { pathname: '/x/templates/marketing-page/' },
    { pathname: '/x/templates/pricing/' },
    { pathname: '/x/templates/checkout/' },
    { pathname: '/x/templates/blog/' },
    { pathname: '/x/templates/sign-in/' },
    { pathname: '/x/templates/sign-in-side/' },
    { pathname: '/x/templates/sign-up/' },
    { pathname: '/x/templates/sticky-footer/' },
  ],
};

/** How to use the generator itself. */
const manual: NavigationEntry = {
  pathname: '/x/manual-group/',
  title: 'Manual of xdocs',
  children: [
    { pathname: '/x/manual/', title: 'Overview' },
    { pathname: '/x/manual/start/', title: 'First steps' },
    {
      pathname: '/x/manual/writing/',
      subheader: 'Writing',
      children: [
        { pathname: '/x/manual/pages/', title: 'Pages' },
        { pathname: '/x/manual/markdown/', title: 'Markdown' },
        { pathname: '/x/manual/demos/', title: 'Demos' },
        { pathname: '/x/manual/api-pages/', title: 'API pages' },
        { pathname: '/x/manual/navigation/', title: 'Navigation' },
        { pathname: '/x/manual/products/', title: 'Products, versions, languages' },
      ],
    },
    {
      pathname: '/x/manual/look/',
      subheader: 'Look and reach',
      children: [
        { pathname: '/x/manual/theming/', title: 'Theming' },
        { pathname: '/x/manual/shell/', title: 'Parts of the shell' },
        { pathname: '/x/manual/plugins/', title: 'Plugins' },
        { pathname: '/x/manual/search/', title: 'Search' },
        { pathname: '/x/manual/services/', title: 'Services' },
      ],
    },
    {
      pathname: '/x/manual/running/',
      subheader: 'Running',
      children: [
        { pathname: '/x/manual/checking/', title: 'Checking' },
        { pathname: '/x/manual/deploying/', title: 'Deploying' },
        { pathname: '/x/manual/migrating/', title: 'From other generators' },
        { pathname: '/x/manual/as-a-library/', title: 'As a library' },
        { pathname: '/x/manual/troubleshooting/', title: 'Troubleshooting' },
      ],
    },
    {
      pathname: '/x/manual/reference-group/',
      title: 'Reference',
      children: [
        { pathname: '/x/manual/reference/config/', title: 'Config' },
        { pathname: '/x/manual/reference/front-matter/', title: 'Front matter' },
        { pathname: '/x/manual/reference/directives/', title: 'Directives' },
        { pathname: '/x/manual/reference/navigation/', title: 'Navigation entries' },
        { pathname: '/x/manual/reference/rules/', title: 'Rules' },
        { pathname: '/x/manual/reference/command-line/', title: 'Command line' },
        { pathname: '/x/manual/reference/library/', title: 'Library' },
        { pathname: '/x/manual/reference/template-parts/', title: 'Template parts' },
        { pathname: '/x/manual/reference/interface-texts/', title: 'Interface texts' },
      ],
    },
  ],
};

const navigation: NavigationEntry[] = [
  { pathname: 'https://mui.com/x/whats-new/', title: "What's new in MUI X" },
  introduction,
  commonConcepts,
  dataGrid,
  datePickers,
  charts,
  treeView,
  templates,
  manual,
];

export default navigation;
