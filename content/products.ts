// The documented libraries: what pages name in `productId`, their versions, and which exports get API pages.
// In: nothing. Out: the `products` of xdocs.config.ts.
import type { Product, ProductVersion } from 'xdocs';

/** The current version, then the older sites that are still up, newest first. */
function versionsOf(path: string, older: readonly string[]): ProductVersion[] {
  return [
    { text: 'v8.9.2', href: `/x/${path}/`, current: true },
    ...older.map((version) => ({ text: version, href: `https://${version}.mui.com/x/${path}/` })),
  ];
}

const dataGrid: Product = {
  id: 'x-data-grid',
  name: 'Data Grid',
  href: '/x/react-data-grid/',
  category: 'x',
  versions: [
    ...versionsOf('react-data-grid', ['v7', 'v6', 'v5']),
    { text: 'v4', href: 'https://v4.mui.com/components/data-grid/' },
  ],
  api: {
    pathname: '/x/api/data-grid/',
    packages: [
      '@mui/x-data-grid',
      { name: '@mui/x-data-grid-pro', plan: 'pro' },
      { name: '@mui/x-data-grid-premium', plan: 'premium' },
    ],
    // Of the grid's many parts those have a page that readers place in a slot or a toolbar of their own.
    include: [
      'DataGrid*', '*PanelTrigger', 'Export*', 'GridFilterForm', 'GridFilterPanel', 'GridToolbarQuickFilter',
      'PromptField*', 'QuickFilter*', 'Toolbar', 'ToolbarButton',
      'GridApi', 'GridCellParams', 'GridColDef', 'GridSingleSelectColDef', 'GridActionsColDef', 'GridListViewColDef',
      'GridExportStateParams', 'GridFilterItem', 'GridFilterModel', 'GridFilterOperator', 'GridRenderContext',
      'GridRowClassNameParams', 'GridRowParams', 'GridRowSpacingParams', 'GridAggregationFunction',
      'GridAggregationFunctionDataSource', 'GridCsvExportOptions', 'GridPrintExportOptions', 'GridExcelExportOptions',
    ],
    selectors: 'grid*Selector',
    events: 'GridEventLookup',
  },
};

const datePickers: Product = {
  id: 'x-date-pickers',
  name: 'Date and Time Pickers',
  href: '/x/react-date-pickers/',
  category: 'x',
  versions: versionsOf('react-date-pickers', ['v7', 'v6', 'v5']),
  api: {
    pathname: '/x/api/date-pickers/',
    packages: ['@mui/x-date-pickers', { name: '@mui/x-date-pickers-pro', plan: 'pro' }],
    exclude: [
      '*Icon', '*Context', 'PickersLayoutRoot', 'PickersLayoutContentWrapper', 'Unstable_PickersSectionListRoot', 'Unstable_PickersSectionListSection*',
      'DigitalClockItem', 'DesktopDateTimePickerLayout', 'PickersInput', 'PickersInputBase', 'PickersFilledInput', 'PickersOutlinedInput',
    ],
  },
};

const charts: Product = {
  id: 'x-charts',
  name: 'Charts',
  href: '/x/react-charts/',
  category: 'x',
  versions: [
    ...versionsOf('react-charts', ['v7', 'v6']),
    // The charts came with v6; what v5 had is shown from its introduction on.
    { text: 'v5', href: 'https://v5.mui.com/x/introduction/' },
  ],
  api: {
    pathname: '/x/api/charts/',
    packages: ['@mui/x-charts', { name: '@mui/x-charts-pro', plan: 'pro' }],
    include: [
      '*',
      'AxisConfig', 'BarSeries', 'FunnelSeries', 'HeatmapSeries', 'LineSeries', 'PieSeries', 'RadarSeries', 'ScatterSeries',
      'ChartImageExportOptions', 'ChartPrintExportOptions',
    ],
    exclude: [
      'ChartsTooltipPaper', 'ChartsTooltipTable', 'ChartsTooltipRow', 'ChartsTooltipCell', 'ChartsLabel', 'ChartsLabelMark',
      'ChartsAxisHighlightPath', 'ScatterMarker', 'GaugeValueText', 'GaugeValueArc', 'GaugeReferenceArc', '*RadarDataProvider',
      '*Overlay', 'FunnelSection', 'FunnelSectionLabel',
    ],
  },
};

const treeView: Product = {
  id: 'x-tree-view',
  name: 'Tree View',
  href: '/x/react-tree-view/',
  category: 'x',
  versions: versionsOf('react-tree-view', ['v7', 'v6']),
  api: {
    pathname: '/x/api/tree-view/',
    packages: ['@mui/x-tree-view', { name: '@mui/x-tree-view-pro', plan: 'pro' }],
    exclude: [
      '*Root', 'TreeView*Icon', 'TreeItemContent', 'TreeItemIconContainer', 'TreeItemGroupTransition', 'TreeItemCheckbox',
      'TreeItemLabel', 'TreeItemLabelInput',
    ],
  },
};

/** The generator, whose manual is here, too. Without a first page of its own it is in no list of libraries. */
const xdocs: Product = { id: 'xdocs', name: 'xdocs' };

export const products: Product[] = [dataGrid, datePickers, charts, treeView, xdocs];
