// A project in which React's types are not installed: why nothing of its library is a component is told, not something else.
import { afterEach, expect, it } from 'vitest';
import { loadApi } from '../../src/load/load-api.ts';
import { openProject } from '../../src/load/project.ts';
import { sentenceOf } from '../../src/report/sentences.ts';
import { diskSite, packageFiles, type DiskSite } from '../support/disk-site.ts';

let site: DiskSite | undefined;
afterEach(() => site?.remove());

const badge = `export interface BadgeProps { tone?: string }
export declare function Badge(props: BadgeProps): import('react').JSX.Element;
export declare function useBadge(): void;`;

/** A site of one package, outside of any folder that has the types of React. */
function siteOf(declarations: string, include: readonly string[]): DiskSite {
  const api = { pathname: '/api/', packages: ['@velo/badge'], include };
  return (site = diskSite({
    'content/index.md': '# Velo\n',
    'xdocs.config.mjs': `export default ${JSON.stringify({ products: [{ id: 'velo', name: 'Velo', api }] })};`,
    ...packageFiles('@velo/badge', declarations, ''),
  }));
}

async function reading(root: string) {
  const project = await openProject(root);
  const { apis, problems } = await loadApi(project, project.disk.files());
  project.cache.save();
  return { names: apis.map(({ name, kind }) => `${kind} ${name}`), problems };
}

it.each([
  ['patterns ask for components', ['*', 'use*'], ['hook useBadge']],
  ['one is named', ['Badge'], ['function Badge']],
])('is told that they are missing, where %s, and no longer once they are there', async (_, include, names) => {
  const { root, write } = siteOf(badge, include);
  const before = await reading(root);
  expect(before.names).toEqual(names);
  expect(before.problems).toEqual([
    { rule: 'api-react-types-missing', severity: 'error', file: 'package.json', package: '@velo/badge' },
  ]);
  expect(sentenceOf(before.problems[0]!)).toContain('npm install --save-dev @types/react');
  write({
    'node_modules/@types/react/package.json': '{ "name": "@types/react", "version": "19.0.0", "types": "index.d.ts" }',
    'node_modules/@types/react/index.d.ts': 'export namespace JSX { interface Element { type: string } }\n',
  });
  const after = await reading(root);
  expect(after).toMatchObject({ problems: [] });
  expect(after.names).toContain('component Badge');
});

it('is not told so where it documents hooks only, or a package that has nothing to do with React', async () => {
  const { root } = siteOf(badge, ['use*']);
  expect((await reading(root)).problems).toEqual([]);
  site!.remove();
  const { root: plain } = siteOf('/** For React. */ export declare function Round(x: number): number;', ['*']);
  expect((await reading(plain)).problems.map(({ rule }) => rule)).toEqual(['api-pattern-empty']);
});
