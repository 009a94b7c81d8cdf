// What readers of this site look for, and what must come first: a URL path, anchor included where it is a part of a
// page.

export interface ExpectedResult {
  readonly query: string;
  readonly first: string;
  /** Where the reader is; the home page otherwise. */
  readonly at?: string;
}

const grid = '/x/react-data-grid/';
const pickers = '/x/react-date-pickers/';
const charts = '/x/react-charts/';
const tree = '/x/react-tree-view/';
const api = '/x/api/';

/** Pages and headings by their names or by what readers call them. */
const byName: readonly ExpectedResult[] = [
  { query: 'sorting', first: `${grid}sorting/` },
  { query: 'data grid', first: grid },
  { query: 'datagrid', first: grid },
  { query: 'LineChart', first: `${api}charts/line-chart/` },
  { query: 'licence key', first: '/x/introduction/licensing/#set-the-licence-key' },
  { query: 'how to install', first: '/x/introduction/installation/' },
  { query: 'telemetry', first: '/x/guides/telemetry/' },
  { query: 'roadmap', first: '/x/introduction/roadmap/' },
  { query: 'csv export', first: `${grid}export/#csv-export` },
  { query: 'excel', first: `${grid}export/#excel-export` },
  { query: 'quick filter', first: `${grid}filtering/quick-filter/` },
  { query: 'column definition', first: `${grid}column-definition/` },
  { query: 'row editing', first: `${grid}editing/#row-editing` },
  { query: 'stacked bars', first: `${charts}bars/#stacked-bars` },
  { query: 'donut', first: `${charts}pie/#donuts-and-spacing` },
  { query: 'pie chart', first: `${api}charts/pie-chart/` },
  { query: 'tick labels', first: `${charts}axis/#tick-labels` },
  { query: 'lazy loading', at: grid, first: `${grid}server-side-data/lazy-loading/` },
  { query: 'drag and drop', first: `${tree}rich-tree-view/ordering/#drag-and-drop` },
  { query: 'opening hours', first: `${pickers}time-picker/#opening-hours` },
  { query: 'date range picker', first: `${pickers}date-range-picker/` },
  { query: 'luxon', first: `${pickers}quickstart/#luxon` },
  { query: 'slots and subcomponents', first: '/x/common-concepts/custom-components/' },
];

/** The same name in several products: the reader's own comes first. */
const byPlace: readonly ExpectedResult[] = [
  { query: 'quickstart', at: `${charts}bars/`, first: `${charts}quickstart/` },
  { query: 'quickstart', at: `${pickers}validation/`, first: `${pickers}quickstart/` },
  { query: 'accessibility', at: `${tree}quickstart/`, first: `${tree}accessibility/` },
  { query: 'editing', at: `${tree}rich-tree-view/items/`, first: `${tree}rich-tree-view/editing/` },
  { query: 'editing', at: `${api}data-grid/grid-api/`, first: `${grid}editing/` },
  { query: 'localization', at: `${pickers}date-picker/`, first: `${pickers}localization/` },
  { query: 'toolbar slot', at: grid, first: `${grid}components/toolbar/` },
];

/** Not as they are written. */
const misspelt: readonly ExpectedResult[] = [
  { query: 'fitlering', first: `${grid}filtering/` },
  { query: 'sortng', first: `${grid}sorting/` },
  { query: 'telemtry', first: '/x/guides/telemetry/' },
  { query: 'licening', first: '/x/introduction/licensing/' },
  { query: 'datgrid', first: grid },
  { query: 'treeveiw', first: tree },
  { query: 'colunm definiton', first: `${grid}column-definition/` },
  { query: 'installtion', first: '/x/introduction/installation/' },
  { query: 'validaton', first: `${pickers}validation/` },
  { query: 'lazy laoding', first: `${grid}server-side-data/lazy-loading/` },
];

/** Props, slots and classes. */
const members: readonly ExpectedResult[] = [
  { query: 'disableColumnMenu', first: `${api}data-grid/data-grid/#data-grid-prop-disableColumnMenu` },
  { query: 'disablecolumnmenu', first: `${api}data-grid/data-grid/#data-grid-prop-disableColumnMenu` },
  { query: 'page size options', first: `${api}data-grid/data-grid/#data-grid-prop-pageSizeOptions` },
  { query: 'getRowId', first: `${api}data-grid/data-grid/#data-grid-prop-getRowId` },
  {
    query: 'shouldDisableDate',
    at: `${api}date-pickers/date-picker/`,
    first: `${api}date-pickers/date-picker/#date-picker-prop-shouldDisableDate`,
  },
  { query: 'expandedItems', at: tree, first: `${api}tree-view/rich-tree-view/#rich-tree-view-prop-expandedItems` },
  { query: 'noRowsOverlay', first: `${api}data-grid/data-grid/#data-grid-slots-noRowsOverlay` },
  { query: 'column menu icon slot', first: `${api}data-grid/data-grid/#data-grid-slots-columnMenuIcon` },
  {
    query: '.MuiDataGrid-columnHeader',
    first: `${api}data-grid/data-grid/#data-grid-classes-MuiDataGrid-columnHeader`,
  },
  {
    query: 'MuiPickersLayout-contentWrapper',
    first: `${api}date-pickers/pickers-layout/#pickers-layout-classes-MuiPickersLayout-contentWrapper`,
  },
];

export const expectedResults: Readonly<Record<string, readonly ExpectedResult[]>> = {
  byName,
  byPlace,
  misspelt,
  members,
};
