// The files of closed branches: what a page fetches when its reader opens one.
import { expect, it } from 'vitest';
import { navigationBranches, type NavigationBranches } from '../../src/render/navigation-branches.ts';
import { resolveNavigation } from '../../src/site/resolve-navigation.ts';
import type { NavigationEntry } from '../../src/model/navigation.ts';
import type { FrameView, NavigationView } from '../../src/model/view.ts';

const entries: NavigationEntry[] = [
  { pathname: '/' },
  {
    pathname: '/g',
    title: 'G',
    children: [
      { pathname: '/g/a/' },
      { pathname: '/g/h', title: 'H', children: [{ pathname: '/g/h/b/' }] },
      { pathname: '/g/hidden/', inSideNav: false },
    ],
  },
  { pathname: '/s', subheader: 'S', children: [{ pathname: '/i', title: 'I', children: [{ pathname: '/i/d/' }] }] },
];
const navigationOf = (list: readonly NavigationEntry[]) =>
  resolveNavigation(list, { locale: 'en', texts: {}, apiEntries: new Map(), hrefOf: (pathname) => pathname });
const shown: { view: NavigationView; depth: number }[] = [];
const frameOf = (texts: Record<string, string>) => ({ texts }) as unknown as FrameView;
const branchesOf = (list: readonly NavigationEntry[], version = '1', texts: Record<string, string> = {}) =>
  navigationBranches(navigationOf(list), {
    folder: '/x/_assets/navigation/',
    version,
    frame: frameOf(texts),
    render: (view, _, depth) => (
      shown.push({ view, depth }),
      `<ul>${view.nodes.map(({ title }) => title).join()}</ul>`
    ),
  });

const urlOf = (branches: NavigationBranches, key: string) => `${branches.at}${branches.nameOf(key)}.html`;

it('has a file for each group, and one for the whole list, rendered when they are asked for', () => {
  const branches = branchesOf(entries);
  expect(shown).toEqual([]);
  expect(branches.answer(urlOf(branches, '/g/'))).toBe('<ul>A,H</ul>');
  expect(shown[0]).toMatchObject({
    depth: 1,
    view: { nodes: [{ key: '/g/a/' }, { key: '/g/h/', children: [], entries: branches.nameOf('/g/h/') }] },
  });
  expect(branches.answer(urlOf(branches, '/g/h/'))).toBe('<ul>B</ul>');
  expect(shown[1]?.depth).toBe(2);
  // A label is no level of its own.
  branches.answer(urlOf(branches, '/i/'));
  expect(shown[2]?.depth).toBe(1);
  expect([...branches.files()].map(({ path }) => `/${path}`).sort()).toEqual(
    ['', '/g/', '/g/h/', '/i/'].map((key) => urlOf(branches, key)).sort(),
  );
  expect(branches.answer('/x/_assets/navigation/other.html')).toBeUndefined();
});

it('names files by what is in them', () => {
  const before = branchesOf(entries);
  const after = branchesOf([{ pathname: '/' }, { ...entries[1]!, children: [{ pathname: '/g/new/' }] }, entries[2]!]);
  expect(after.nameOf('/i/')).toBe(before.nameOf('/i/'));
  expect(after.nameOf('/g/')).not.toBe(before.nameOf('/g/'));
  expect(branchesOf(entries, '2').nameOf('/i/')).not.toBe(before.nameOf('/i/'));
  // The words of a chip come from the frame.
  expect(branchesOf(entries, '1', { 'chip.new': 'Neu' }).nameOf('/i/')).not.toBe(before.nameOf('/i/'));
  expect(branchesOf(entries, '1', {}).nameOf('/i/')).toBe(before.nameOf('/i/'));
});
