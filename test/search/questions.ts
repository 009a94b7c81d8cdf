// A hundred questions that people asked in public, word for word but for labels and reference numbers, each with the
// pages of this site that answer it. They were written down before the ranking was made for them. Every second one was
// kept aside while it was made: what it is worth for questions that nobody tuned it for is what those say. Pages that came
// later and answer one were added to it.

interface Question {
  /** The title of the thread. */
  readonly query: string;
  /** URL paths; any of them answers it. */
  readonly pages: readonly string[];
  /** The repository and number of the thread. */
  readonly from: string;
}

const grid = '/x/react-data-grid/';
const pickers = '/x/react-date-pickers/';
const charts = '/x/react-charts/';
const tree = '/x/react-tree-view/';
const rich = `${tree}rich-tree-view/`;
const simple = `${tree}simple-tree-view/`;
const licensing = '/x/introduction/licensing/';

const list: readonly (readonly [query: string, from: string, ...pages: string[]])[] = [
  [
    'Am I able to provide multiple rules to the initialState sortModel for DataGridPro',
    'mui/mui-x#10716',
    `${grid}sorting/`,
  ],
  ['The default sort model on the DataGrid is not taking effect', 'mui/mui-x#5335', `${grid}sorting/`],
  ['Support asc_nulls_first and desc_nulls_last in sortingOrder', 'mui/mui-x#10173', `${grid}sorting/`],
  ['data grid Add disable sorting prop', 'mui/mui-x#7203', `${grid}sorting/`],
  [
    'How to do quick filter in the client-side and column filters at server-side?',
    'mui/mui-x#16475',
    `${grid}filtering/server-side/`,
    `${grid}filtering/quick-filter/`,
    `${grid}filtering/`,
  ],
  [
    'quickFilter with server filtering',
    'mui/mui-x#8449',
    `${grid}filtering/server-side/`,
    `${grid}filtering/quick-filter/`,
    `${grid}filtering/`,
  ],
  [
    'Custom filter operator without custom input component',
    'mui/mui-x#17105',
    `${grid}filtering/customization/`,
    `${grid}filtering/`,
  ],
  ['Document all possible values for operator field in GridFilterItem model', 'mui/mui-x#19275', `${grid}filtering/`],
  ['DataGrid: Control supported operators for filters per column', 'MudBlazor/MudBlazor#8996', `${grid}filtering/`],
  ['How to trigger preProcessEditCellProps on click of save', 'mui/mui-x#15010', `${grid}editing/`],
  ['Validate the mui data grid cell and show red border', 'mui/mui-x#14976', `${grid}editing/`],
  [
    'processRowUpdate is unexpected invoked when cancelling edit',
    'mui/mui-x#21766',
    `${grid}editing/persistence/`,
    `${grid}editing/editing-events/`,
    `${grid}editing/`,
  ],
  ['DataGrid autoHeight has zero height', 'mui/mui-x#604', `${grid}layout/`, `${grid}quickstart/`],
  [
    'How to adjust DataGrid height to total height of its rows?',
    'mui/mui-x#5822',
    `${grid}layout/`,
    `${grid}quickstart/`,
  ],
  ['Create prop to map required id to another field in the data set', 'mui/mui-x#378', `${grid}quickstart/`],
  ['Warn if id in rows is missing', 'mui/mui-x#342', `${grid}row-definition/`, `${grid}quickstart/`],
  [
    'unique id error but one exists',
    'mui/mui-x#9778',
    `${grid}row-definition/`,
    `${grid}quickstart/`,
    `${rich}items/`,
    `${simple}items/`,
  ],
  ['Customize separator in CSV export', 'mui/mui-x#1440', `${grid}export/`],
  ['Is it possible to change the encoding of the exported CSV file?', 'mui/mui-x#18255', `${grid}export/`],
  ['Export to csv with cyrillic data causes unicode issue', 'mui/mui-x#5877', `${grid}export/`],
  ['csv export Korean broken', 'mui/mui-x#4920', `${grid}export/`],
  ['Toolbar Export delimiter is not documented', 'mui/mui-x#1924', `${grid}export/`],
  ['Export selected rows', 'mui/mui-x#2156', `${grid}export/`],
  ['How can i print only selected rows in my MUI DataGrid pro?', 'mui/mui-x#9824', `${grid}export/`],
  [
    'Add ability to select columns or multiple columns and export selected columns data',
    'mui/mui-x#9521',
    `${grid}export/`,
  ],
  ['ColumnDef disableExport not working for Print format', 'mui/mui-x#9983', `${grid}export/`],
  [
    'How do I export more rows than I currently have on the DataGrid (using server side filtering)?',
    'mui/mui-x#10070',
    `${grid}export/`,
  ],
  ['Export to Excel or CSV Datagrid "Server"', 'mui/mui-x#14607', `${grid}export/`],
  ['Data Grid Pro export feature not working', 'mui/mui-x#9921', `${grid}export/`],
  ['Escape formulas in CSV and Excel export', 'mui/mui-x#13190', `${grid}export/`],
  [
    'Hide column from "Columns" menu when hideable is set to false',
    'mui/mui-x#8481',
    `${grid}column-visibility/`,
    `${grid}column-definition/`,
  ],
  ['Support data grid column type date formats', 'mui/toolpad#2581', `${grid}column-definition/`],
  ['Create boolean column type', 'mui/mui-x#1095', `${grid}column-definition/`],
  ['Add single select column type', 'mui/mui-x#1956', `${grid}column-definition/`],
  ['Add formatting options to DataGrid columns', 'mui/toolpad#1449', `${grid}column-definition/`],

  ['pickers Clearing date is not working as expected', 'mui/mui-x#10842', `${pickers}date-picker/`],
  ["DatePicker 'clearable' prop has no effect.", 'mui/material-ui#30676', `${pickers}date-picker/`],
  ['Datepicker - Clear date', 'microsoft/fluentui#2725', `${pickers}date-picker/`],
  ['localization - incorrect week day label, missing Text, button', 'mui/mui-x#4496', `${pickers}localization/`],
  [
    "Some methods don't use the locale passed to the adapter",
    'mui/mui-x#6415',
    `${pickers}localization/`,
    `${pickers}adapters-locale/`,
  ],
  [
    'Weekdays start from Monday with en-US with AdapterLuxon',
    'mui/mui-x#7670',
    `${pickers}localization/`,
    `${pickers}date-calendar/`,
    `${pickers}quickstart/`,
    `${pickers}adapters-locale/`,
  ],
  ['Add support for UTC on moment adapter', 'mui/mui-x#8031', `${pickers}quickstart/`, `${pickers}timezone/`],
  ['Time Picker steps not working', 'mui/mui-x#4780', `${pickers}time-picker/`],
  ['TimePicker Add minutes step prop', 'mui/material-ui#6942', `${pickers}time-picker/`, `${pickers}validation/`],
  ['Minute range 56-59 cannot be selected', 'mui/mui-x#13125', `${pickers}time-picker/`, `${pickers}validation/`],
  ['24hr Time in Time Picker', 'mui/material-ui#23689', `${pickers}time-picker/`],
  [
    'day time in AM/PM instead of 24 hour format',
    'indrimuska/angular-moment-picker#235',
    `${pickers}time-picker/`,
    `${pickers}adapters-locale/`,
  ],
  ['Datepicker onError not running on disableFuture=true', 'mui/material-ui#36683', `${pickers}validation/`],
  [
    'Add support for error and helperText to DatePickers',
    'mui/mui-x#5138',
    `${pickers}validation/`,
    `${pickers}date-picker/`,
  ],
  [
    'disableFuture, disablePast, minDate and maxDate do not trigger validation error design',
    'dohomi/react-hook-form-mui#370',
    `${pickers}validation/`,
  ],
  ['Change copy "Invalid Date Format"', 'mui/material-ui-pickers#1387', `${pickers}validation/`],
  ['DatePicker Display errorText', 'mui/material-ui#3934', `${pickers}validation/`],
  [
    'Can not find utils in context. It looks like you forgot to wrap your component in LocalizationProvider',
    'mui/mui-x#5107',
    `${pickers}quickstart/`,
  ],
  ['Can not find the date and time pickers localization context.', 'mui/mui-x#10841', `${pickers}quickstart/`],
  ['adapterdayjs error', 'mui/mui-x#11925', `${pickers}quickstart/`],
  ['Make badge inside my DateCalendar', 'mui/mui-x#9841', `${pickers}date-calendar/`],
  ['Support for week numbers', 'react-dates/react-dates#889', `${pickers}date-calendar/`],
  ['How can i bold/highlight some days in mont view?', 'zippyui/react-date-picker#212', `${pickers}date-calendar/`],
  ["pickers Don't know how to test responsive behavior with jest", 'mui/mui-x#5842', `${pickers}date-picker/`],
  ['default to desktop mode when matchMedia is unavailable', 'mui/mui-x#5684', `${pickers}date-picker/`],
  ['Persian translation and calendar', 'acidb/mobiscroll#128', `${pickers}localization/`, `${pickers}quickstart/`],
  [
    'English OK/Cancel buttons for Date Picker',
    'museui/muse-ui#265',
    `${pickers}localization/`,
    `${pickers}date-picker/`,
  ],
  ['Add Japanese (ja-JP) locale to pickers', 'mui/mui-x#6365', `${pickers}localization/`],

  [
    'Border radius on bar chart: alternative when bars are stacked?',
    'mui/mui-x#12947',
    `${charts}bars/`,
    `${charts}stacking/`,
  ],
  ['How do I customize edges/radius on bar charts?', 'mui/mui-x#12220', `${charts}bars/`],
  ['Rounded corners on BarChart', 'mui/mui-x#12834', `${charts}bars/`],
  ['Support color scale legend', 'mui/mui-x#12379', `${charts}scatter/`, `${charts}bars/`, `${charts}legend/`],
  ['Allow line chart to connect nulls and also create gaps', 'mui/mui-x#16005', `${charts}lines/`],
  ['How to fill the gaps between line points when value is null', 'TanStack/react-charts#315', `${charts}lines/`],
  ['Chart break (leave gap) when data is null', 'recharts/recharts#702', `${charts}lines/`],
  ['Overlapping tick labels in y axis when using log scale', 'mui/mui-x#18239', `${charts}axis/`],
  ['Axis does not show axis.min and axis.max in some instances', 'mui/mui-x#14172', `${charts}axis/`],
  [
    'Horizontal bar chart tick labels are always cut off after 7 characters',
    'mui/mui-x#11591',
    `${charts}bars/`,
    `${charts}axis/`,
  ],
  ['Axis Tick Label Styling/Label styling Breaks Values', 'mui/mui-x#18768', `${charts}axis/`],
  ['Hidden series should not be visible in the tooltip', 'mui/mui-x#21259', `${charts}tooltip/`],
  ['Explanation of tooltip value formatting', 'mui/mui-x#12442', `${charts}tooltip/`],
  ['how to disable the tooltip', 'mui/mui-x#13724', `${charts}tooltip/`],
  ['Know which series is hovered custom axis tooltip', 'mui/mui-x#13944', `${charts}tooltip/`],
  ['Donut: Show percentage in the center', 'pierresh/morris.js#12', `${charts}pie/`],
  ['how to add label in center of Doughnut Chart', 'carlcraig/tc-angular-chartjs#78', `${charts}pie/`],
  ['Donut / Pie chart: Hide labels?', 'carbon-design-system/carbon-charts#917', `${charts}pie/`],

  ['tree view Add drag & drop support', 'mui/mui-x#9686', `${rich}ordering/`],
  ['How to have Selectable Tree component', 'mui/mui-x#12802', `${rich}selection/`, `${simple}selection/`],
  ['Checkbox in the Rich tree view', 'mui/mui-x#12944', `${rich}selection/`],
  ['Trigger manual refresh of lazy loaded children', 'mui/mui-x#18200', `${rich}lazy-loading/`],
  ['TreeView Lazy load tree items', 'mui/mui-x#9687', `${rich}lazy-loading/`],
  [
    'only to expand or collapse when clicking on Icon but not select any particular node',
    'mui/mui-x#15467',
    `${rich}expansion/`,
    `${simple}expansion/`,
    `${tree}tree-item-customization/`,
  ],
  [
    'TreeView - Ability to select parent nodes without changing expand state',
    'patternfly/patternfly#4724',
    `${rich}expansion/`,
    `${simple}expansion/`,
    `${tree}tree-item-customization/`,
  ],
  ['tree view Add inline node name editing', 'mui/mui-x#10112', `${rich}editing/`],
  ['Label editing with custom TreeItem', 'mui/mui-x#14674', `${rich}editing/`, `${tree}tree-item-customization/`],
  ['Add prop to TreeView component to control focused node', 'mui/mui-x#10236', `${rich}focus/`, `${simple}focus/`],
  ['Tree View a11y/keyboard navigation documentation', 'mui/mui-x#12435', `${tree}accessibility/`],

  ['About license key issue', 'mui/mui-x#6770', licensing],
  ["Your MUI X license key format isn't valid", 'mui/mui-x#14152', licensing],
  ['MUIX License Error', 'Grashjs/cmms#5', licensing],
  [
    'Clarify scope of technical support',
    'mui/material-ui#33435',
    '/x/introduction/support/',
    '/x/introduction/priority-support/',
  ],
  ['Telemetry opt-out mechanism', 'microsoft/vscode-mssql#258', '/x/guides/telemetry/'],
  [
    'TextField loose focus when we type the year in the field in case of customTextField through slots',
    'mui/mui-x#9578',
    '/x/common-concepts/custom-components/',
    `${pickers}custom-components/`,
    `${pickers}custom-field/`,
  ],
  ['slotProps not working as expected', 'mui/mui-x#10172', '/x/common-concepts/custom-components/'],
  ['Add guide on how to use MUI Base with Tailwind CSS', 'mui/material-ui#33100', '/x/common-concepts/styling/'],
];

const questions: readonly Question[] = list.map(([query, from, ...pages]) => ({ query, from, pages }));

/** Those that the ranking was tuned with. */
export const tuningQuestions = questions.filter((_, index) => index % 2 === 0);

/** Those that judge it. */
export const judgingQuestions = questions.filter((_, index) => index % 2 === 1);
