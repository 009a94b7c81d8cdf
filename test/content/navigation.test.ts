// The navigation of the documentation as a reader meets it: which pages it lists, in which order, under which titles.
import { readdirSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import navigation from '../../content/navigation.ts';
import type { NavigationEntry } from '../../src/model/navigation.ts';

/** Depth first, `depth` counted from 0; a subheader is told from a group by its `subheader`. */
function flatten(entries: readonly NavigationEntry[], depth = 0): { entry: NavigationEntry; depth: number }[] {
  return entries.flatMap((entry) => [{ entry, depth }, ...flatten(entry.children ?? [], depth + 1)]);
}

/** Leaves with the plan that they, or a group around them, are marked with. */
function planned(entries: readonly NavigationEntry[], around?: string): { entry: NavigationEntry; plan?: string }[] {
  return entries.flatMap((entry) =>
    entry.children ? planned(entry.children, entry.plan ?? around) : [{ entry, plan: entry.plan ?? around }],
  );
}

const all = flatten(navigation);
const leaves = all.filter(({ entry }) => !entry.children).map(({ entry }) => entry);
const isApi = (entry: NavigationEntry) => entry.pathname.startsWith('xdocs:api/');

const content = new URL('../../content/', import.meta.url);

/** Every English page of the content tree by its route, and its text. */
const pages = new Map(
  readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md') && !path.endsWith('-zh.md'))
    .map((path) => {
      const segments = path.slice(0, -'.md'.length).split(sep);
      if (segments.at(-1) === 'index' || segments.at(-1) === segments.at(-2)) segments.pop();
      const route = ['/x', ...segments, ''].join('/');
      return [route, readFileSync(new URL(path.replaceAll(sep, '/'), content), 'utf8')] as const;
    }),
);

/** Pages that are reached in other ways: the landing page, the gallery, and templates without the shell. */
const isUnlisted = (route: string) =>
  route === '/x/' || route === '/x/gallery/' || /\/templates\/.+\/view\/$/.test(route);

describe('the navigation', () => {
  it('lists every page of the content tree, and nothing that is no page', () => {
    const listed = leaves
      .map((entry) => entry.pathname)
      .filter((pathname) => pathname.startsWith('/') && !pathname.startsWith('/x/api/'));
    expect(listed.toSorted()).toEqual([...pages.keys()].filter((route) => !isUnlisted(route)).toSorted());
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
      'Migration',
      'Templates',
      'Manual of xdocs',
    ]);
  });

  it('has one entry per pathname, and every pathname ends with a slash', () => {
    const pathnames = all.filter(({ entry }) => !isApi(entry)).map(({ entry }) => entry.pathname);
    expect(new Set(pathnames).size).toBe(pathnames.length);
    expect(pathnames.filter((pathname) => !pathname.endsWith('/'))).toEqual([]);
  });

  it('marks what a plan covers as the page itself does in its heading', () => {
    const planOf = (text: string) => /^# .*class="plan-(pro|premium)"/m.exec(text)?.[1];
    const differing = planned(navigation)
      .filter(({ entry, plan }) => pages.has(entry.pathname) && planOf(pages.get(entry.pathname)!) !== plan)
      .map(({ entry, plan }) => `${entry.pathname}: ${plan ?? 'community'} in the navigation`);
    expect(differing).toEqual([]);
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
