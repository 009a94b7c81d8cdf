// The navigation of the documentation, top to bottom. Out: the list of entries that the generator resolves.
// Groups and subheaders have pathnames too: unique keys, which no page is served at.
import type { NavigationEntry } from 'xdocs';
import { charts } from './navigation/charts.ts';
import { commonConcepts } from './navigation/common-concepts.ts';
import { dataGrid } from './navigation/data-grid.ts';
import { datePickers } from './navigation/date-pickers.ts';
import { introduction } from './navigation/introduction.ts';
import { manual } from './navigation/manual.ts';
import { migration } from './navigation/migration.ts';
import { templates } from './navigation/templates.ts';
import { treeView } from './navigation/tree-view.ts';

const navigation: NavigationEntry[] = [
  { pathname: 'https://mui.com/x/whats-new/', title: "What's new in MUI X" },
  introduction,
  commonConcepts,
  dataGrid,
  datePickers,
  charts,
  treeView,
  migration,
  templates,
  manual,
];

export default navigation;
