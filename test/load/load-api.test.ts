// The API of several products, read together and kept apart: what is wrong with one is its own.
import { afterEach, expect, it } from 'vitest';
import { loadApi } from '../../src/load/load-api.ts';
import { openProject } from '../../src/load/project.ts';
import { diskSite, packageFiles, type DiskSite } from '../support/disk-site.ts';

let site: DiskSite;
afterEach(() => site.remove());

const config = (locks: string) => `const product = (id, include, packages = [\`@velo/${'${id}'}\`, '@velo/late']) =>
  ({ id, name: id, api: { pathname: \`/api/${'${id}'}/\`, packages, include } });
const locks = product('locks', ${locks}, ['@velo/locks']);
export default { products: [product('bells', ['useBell']), locks, product('horns', ['useHorn'])] };
`;

/** What is wrong, in words. */
async function problems(): Promise<string[]> {
  const project = await openProject(site.root);
  const reading = await loadApi(project, project.disk.files());
  project.cache.save();
  return reading.problems.map((problem) =>
    problem.rule === 'api-unreadable' ? problem.name : problem.rule === 'api-package-missing' ? problem.package : '',
  );
}

it('a name is wrong until the product that includes it is mended; a missing package of two products is told once', async () => {
  const library = (id: string, hook: string) =>
    packageFiles(`@velo/${id}`, `export declare function ${hook}(): void;\n`, `export function ${hook}() {}\n`);
  site = diskSite({
    'content/index.md': '# Velo\n',
    'xdocs.config.js': config("['useLock', 'useKey']"),
    ...library('bells', 'useBell'),
    ...library('locks', 'useLock'),
    ...library('horns', 'useHorn'),
  });
  const found = ['@velo/late', 'useKey'];
  expect(await problems()).toEqual(found);
  expect(await problems()).toEqual(found);
  site.write({ 'xdocs.config.js': config("['useLock']") });
  expect(await problems()).toEqual(['@velo/late']);
});

it('a pattern that finds nothing is told where it is written, in the config', async () => {
  site = diskSite({
    'content/index.md': '# Velo\n',
    'xdocs.config.js': config("['*']"),
    ...packageFiles('@velo/bells', 'export declare function useBell(): void;\n', 'export function useBell() {}\n'),
    ...packageFiles('@velo/locks', 'export declare function useLock(): void;\n', 'export function useLock() {}\n'),
  });
  const project = await openProject(site.root);
  const found = (await loadApi(project, project.disk.files())).problems;
  expect(found.filter(({ rule }) => rule === 'api-pattern-empty').map(({ file }) => file)).toEqual(['xdocs.config.js']);
});
