// The navigation of the documentation as a reader meets it: which pages it lists, in which order, under which titles.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import navigation from '../../content/navigation.ts';
import type { NavigationEntry } from '../../src/model/navigation.ts';

/** Depth first, `depth` counted from 0; a subheader is told from a group by its `subheader`. */
function flatten(entries: readonly NavigationEntry[], depth = 0): { entry: NavigationEntry; depth: number }[] {
  return entries.flatMap((entry) => [{ entry, depth }, ...flatten(entry.children ?? [], depth + 1)]);
}

const all = flatten(navigation);
const leaves = all.filter(({ entry }) => !entry.children).map(({ entry }) => entry);
const isApi = (entry: NavigationEntry) => entry.pathname.startsWith('xdocs:api/');

const tree = 'react-tree-view';
const pages = [
  'https://mui.com/x/whats-new/',
  ...['', 'installation/', 'licensing/', 'support/', 'mcp/', 'priority-support/'].map(
    (page) => `/x/introduction/${page}`,
  ),
  '/x/guides/telemetry/',
  '/x/introduction/roadmap/',
  '/x/common-concepts/custom-components/',
  '/x/common-concepts/styling/',
  ...['', 'quickstart/', 'column-definition/', 'editing/', 'sorting/', 'filtering/', 'export/'].map(
    (page) => `/x/react-data-grid/${page}`,
  ),
  '/x/api/data-grid/',
  'xdocs:api/x-data-grid#components',
  'xdocs:api/x-data-grid#others',
  ...['', 'quickstart/', 'date-picker/', 'date-calendar/', 'time-picker/', 'validation/', 'localization/'].map(
    (page) => `/x/react-date-pickers/${page}`,
  ),
  '/x/api/date-pickers/',
  'xdocs:api/x-date-pickers',
  ...['', 'quickstart/', 'bars/', 'lines/', 'pie/', 'axis/', 'tooltip/'].map((page) => `/x/react-charts/${page}`),
  'xdocs:api/x-charts',
  ...['', 'quickstart/'].map((page) => `/x/${tree}/${page}`),
  ...['items', 'selection', 'expansion', 'customization', 'focus'].map(
    (page) => `/x/${tree}/simple-tree-view/${page}/`,
  ),
  ...['items', 'selection', 'expansion', 'customization', 'focus', 'editing', 'lazy-loading', 'ordering'].map(
    (page) => `/x/${tree}/rich-tree-view/${page}/`,
  ),
  ...['accessibility/', 'tree-item-customization/'].map((page) => `/x/${tree}/${page}`),
  'xdocs:api/x-tree-view',
  '/x/templates/',
  ...['dashboard', 'crud-dashboard', 'marketing-page', 'pricing', 'checkout'].map((page) => `/x/templates/${page}/`),
  ...['blog', 'sign-in', 'sign-in-side', 'sign-up', 'sticky-footer'].map((page) => `/x/templates/${page}/`),
  ...['', 'start/', 'pages/', 'markdown/', 'demos/', 'api-pages/', 'navigation/', 'products/'].map(
    (page) => `/x/manual/${page}`,
  ),
  ...['theming', 'shell', 'plugins', 'search', 'services', 'checking', 'deploying', 'many-machines', 'migrating'].map(
    (page) => `/x/manual/${page}/`,
  ),
  ...['as-a-library', 'troubleshooting'].map((page) => `/x/manual/${page}/`),
  ...['config', 'front-matter', 'directives', 'navigation', 'rules'].map((page) => `/x/manual/reference/${page}/`),
  ...['command-line', 'library', 'template-parts', 'interface-texts'].map((page) => `/x/manual/reference/${page}/`),
];

describe('the navigation', () => {
  it('lists every page of the documentation, in reading order', () => {
    expect(leaves.map((entry) => entry.pathname)).toEqual(pages);
  });

  it('begins with the news, then the sections', () => {
    expect(navigation.map((entry) => entry.title)).toEqual([
      "What's new in MUI X",
      'Introduction',
      'Common concepts',
      'Data Grid',
      'Date and Time Pickers',
      'Charts',
      'Tree View',
      'Templates',
      'Manual of xdocs',
    ]);
  });

  it('has one entry per pathname, and every pathname ends with a slash', () => {
    const pathnames = all.filter(({ entry }) => !isApi(entry)).map(({ entry }) => entry.pathname);
    expect(new Set(pathnames).size).toBe(pathnames.length);
    expect(pathnames.filter((pathname) => !pathname.endsWith('/'))).toEqual([]);
  });

  it('marks what a plan covers, and what is new', () => {
    const marked = (test: (entry: NavigationEntry) => unknown) => leaves.filter(test).map((entry) => entry.pathname);
    expect(marked((entry) => entry.plan === 'pro')).toEqual([
      '/x/guides/telemetry/',
      '/x/react-tree-view/rich-tree-view/lazy-loading/',
      '/x/react-tree-view/rich-tree-view/ordering/',
    ]);
    expect(marked((entry) => entry.plan === 'premium')).toEqual(['/x/introduction/priority-support/']);
    expect(marked((entry) => entry.newFeature)).toEqual([
      '/x/introduction/mcp/',
      '/x/introduction/priority-support/',
      '/x/react-tree-view/rich-tree-view/editing/',
      '/x/react-tree-view/rich-tree-view/lazy-loading/',
      '/x/react-tree-view/rich-tree-view/ordering/',
    ]);
  });

  it('has titles that fit a line', () => {
    const titles = all.map(({ entry }) => entry.title ?? entry.subheader ?? '');
    expect(titles.filter((title) => title.length > 70)).toEqual([]);
  });

  it('has a Chinese title for every entry', () => {
    const translations: Record<string, string> = JSON.parse(
      readFileSync(new URL('../../content/translations/zh.json', import.meta.url), 'utf8'),
    );
    const untranslated = all
      .filter(({ entry }) => !isApi(entry) && !/\p{Script=Han}/u.test(translations[`pages.${entry.pathname}`] ?? ''))
      .map(({ entry }) => entry.pathname);
    expect(untranslated).toEqual([]);
    expect(Object.values(translations).filter((title) => title.length > 70)).toEqual([]);
  });
});
