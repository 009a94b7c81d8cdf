// Sixty things that users of pickers, charts and trees type into a search, in their words, each with the pages that answer
// it; written down before they were asked.

/** What is typed, and URL paths of pages, any of which answers it. */
type Question = readonly [query: string, ...pages: string[]];

const of =
  (folder: string) =>
  (...pages: readonly string[]) =>
    pages.map((page) => `/x/${folder}/${page}`);
const pickers = of('react-date-pickers');
const charts = of('react-charts');
const tree = of('react-tree-view');
const migration = of('migration');

export const otherQuestions: readonly Question[] = [
  ['disable weekends', ...pickers('validation/')],
  ['min date', ...pickers('validation/')],
  ['disable past dates', ...pickers('validation/')],
  ['24 hour format', ...pickers('adapters-locale/', 'time-picker/', 'date-time-picker/', 'time-field/')],
  ['remove am pm', ...pickers('adapters-locale/', 'time-picker/', 'date-time-picker/', 'time-field/')],
  ['start week on monday', ...pickers('adapters-locale/')],
  ['date format dd/mm/yyyy', ...pickers('adapters-locale/', 'date-picker/', 'date-field/')],
  ['change language of date picker', ...pickers('localization/', 'adapters-locale/')],
  ['utc time zone', ...pickers('timezone/')],
  ['hijri calendar', ...pickers('calendar-systems/')],
  ['persian calendar', ...pickers('calendar-systems/')],
  ['date range shortcuts', ...pickers('shortcuts/', 'date-range-picker/')],
  ['last 7 days button', ...pickers('shortcuts/')],
  ['today button', ...pickers('custom-components/', 'custom-layout/', 'shortcuts/')],
  ['clear button', ...pickers('fields/', 'custom-opening-button/', 'date-field/')],
  ['hide calendar icon', ...pickers('custom-opening-button/')],
  ['open picker on click', ...pickers('custom-opening-button/', 'custom-field/', 'date-picker/', 'lifecycle/')],
  ['custom day', ...pickers('custom-components/', 'date-calendar/')],
  ['badge on day', ...pickers('date-calendar/', 'custom-components/')],
  ['show only month and year', ...pickers('date-picker/', 'date-calendar/')],
  ['year picker', ...pickers('date-picker/', 'date-calendar/')],
  ['week numbers', ...pickers('date-calendar/')],
  ['two calendars side by side', ...pickers('date-range-picker/', 'date-range-calendar/')],
  ['keyboard navigation in calendar', ...pickers('accessibility/')],
  ['onChange vs onAccept', ...pickers('lifecycle/')],
  ['invalid date error message', ...pickers('validation/')],
  ['read only date picker', ...pickers('date-picker/', 'date-field/', 'fields/', 'lifecycle/', 'custom-field/')],
  ['mobile date picker', ...pickers('date-picker/', 'base-concepts/')],
  ['install date-fns adapter', ...pickers('quickstart/', 'base-concepts/')],
  ['input mask', ...pickers('custom-field/')],
  ['stacked bar chart', ...charts('bars/', 'stacking/', 'bar-demo/')],
  ['horizontal bars', ...charts('bars/', 'bar-demo/')],
  ['hide legend', ...charts('legend/')],
  ['legend position', ...charts('legend/')],
  ['custom tooltip', ...charts('tooltip/')],
  ['axis label', ...charts('axis/')],
  ['rotate tick labels', ...charts('axis/')],
  ['two y axes', ...charts('axis/', 'composition/')],
  ['log scale', ...charts('axis/')],
  ['reference line', ...charts('composition/', 'lines/', 'axis/')],
  ['dashed line', ...charts('lines/', 'line-demo/')],
  ['gradient area', ...charts('styling/', 'areas-demo/', 'lines/')],
  ['donut chart', ...charts('pie/', 'pie-demo/')],
  ['text in center of pie', ...charts('pie/', 'pie-demo/')],
  ['labels on bars', ...charts('bars/', 'label/')],
  ['chart colors', ...charts('styling/')],
  ['disable animation', ...charts('animation/')],
  ['zoom with mouse wheel', ...charts('zoom-and-pan/')],
  ['download chart as png', ...charts('export/')],
  ['combine bars and line', ...charts('composition/')],
  ['click on bar', ...charts('bars/', 'components/', 'composition/')],
  ['no data message', ...charts('components/', 'composition/', 'localization/', 'styling/', 'quickstart/')],
  ['expand all nodes', ...tree('simple-tree-view/expansion/', 'rich-tree-view/expansion/')],
  ['checkbox tree', ...tree('simple-tree-view/selection/', 'rich-tree-view/selection/')],
  ['select parent selects children', ...tree('rich-tree-view/selection/', 'simple-tree-view/selection/')],
  ['drag and drop tree items', ...tree('rich-tree-view/ordering/')],
  [
    'custom icons in tree',
    ...tree('simple-tree-view/customization/', 'rich-tree-view/customization/', 'tree-item-customization/'),
  ],
  ['load children on expand', ...tree('rich-tree-view/lazy-loading/')],
  [
    'upgrade from v7',
    ...migration('migration-data-grid-v7/', 'migration-pickers-v7/', 'migration-charts-v7/', 'migration-tree-view-v7/'),
  ],
  [
    'codemod',
    ...migration(
      'migration-data-grid-v7/',
      'migration-pickers-v7/',
      'migration-charts-v7/',
      'migration-tree-view-v7/',
      'migration-data-grid-v6/',
      'migration-data-grid-v5/',
      'migration-pickers-v6/',
      'migration-charts-v6/',
      'migration-tree-view-v6/',
      'migration-pickers-v5/',
      'migration-tree-view-lab/',
      'migration-data-grid-v4/',
      'migration-pickers-lab/',
    ),
  ],
];
