// Code that nobody here wrote, as a site's own modules that two folders of demos share: each demo gets of them what it gets where all
// is bundled at once.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { bundleDemos } from '../../src/bundle/bundle-demos.ts';
import { contextOf, plainIslands } from '../support/bundled-demos.ts';
import { diskSite, type DiskSite } from '../support/disk-site.ts';
import { keptInMemory } from '../support/kept-in-memory.ts';

const installed = join(dirname(fileURLToPath(import.meta.url)), '../../node_modules');
/** Folders of packages with modules of both kinds, circles, barrels and effects. */
const packages = [
  'date-fns',
  '@mui/utils/esm',
  '@mui/x-internals/esm',
  'dayjs/esm',
  'stylis/src',
  'parse5/dist',
  'commander/lib',
];
const modulesEach = 12;

/** Copies packages into a site, and gives the paths of some modules of each. */
function copiedInto(site: DiskSite): string[] {
  symlinkSync(installed, site.path('node_modules'), 'junction');
  return packages.flatMap((path) => {
    const name = path.replaceAll('/', '-');
    const target = site.path(`project/shared/${name}`);
    mkdirSync(target, { recursive: true });
    const isModule = (from: string) =>
      !/\.d\.[cm]?ts$|\/locale\/(?!en-US|_lib)\w+|\/fp\/|cdn|package\.json$/.test(from);
    cpSync(join(installed, path), target, { recursive: true, filter: isModule });
    const all = readdirSync(target, { recursive: true, encoding: 'utf8' })
      .filter((one) => one.endsWith('.js'))
      .sort();
    const step = Math.ceil(all.length / modulesEach);
    return all.filter((_, index) => index % step === 0).map((one) => `${name}/${one}`);
  });
}

/** How demos use a module: by its namespace, all of it, or late. */
const uses: readonly ((module: string) => string)[] = [
  (module) =>
    `import * as all from ${module};\nexport default () => Object.keys(all).sort().map((name) => [name, typeof all[name]]);\n`,
  (module) =>
    `export * from ${module};\nimport * as all from ${module};\nexport default () => [typeof all.default, Object.keys(all).length];\n`,
  (module) => `export default async () => Object.keys(await import(${module})).sort();\n`,
];

it('does in demos of several groups what it does in one bundle', { timeout: 120_000 }, async () => {
  const site = diskSite({ ...plainIslands, 'project/package.json': '{ "type": "module" }' });
  const demos = copiedInto(site).flatMap((module, index) =>
    ['a', 'b'].map((folder) => {
      const id = `${folder}${index % 4}/Demo${index}`;
      const specifier = JSON.stringify(`../../shared/${module}`);
      site.write({ [`project/docs/${id}.tsx`]: uses[index % uses.length]!(specifier) });
      return { id, entry: site.path(`project/docs/${id}.tsx`) };
    }),
  );
  /** What demos give, or the error that they end with. */
  const given = async (of: typeof demos, isApart: boolean) => {
    const { floors, counts } = keptInMemory();
    const { files, modules, problems } = await bundleDemos({
      context: contextOf(site, { publicPath: './' }),
      demos: of,
      side: 'browser',
      minify: true,
      groupSize: 16,
      ...(isApart && { floors }),
    });
    const folder = mkdtempSync(join(site.root, 'run-'));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    for (const { path, contents } of files) writeFileSync(join(folder, path), contents);
    const results = new Map<string, unknown>();
    for (const [id, file] of modules) {
      const run = async () =>
        ((await import(pathToFileURL(join(folder, file)).href)) as { mount: (element: null) => unknown }).mount(null);
      results.set(id, await run().catch(String));
    }
    return { results, problems, counts };
  };
  const whole = await given(demos, false);
  const good = demos.filter(({ id }) => !whole.problems.has(id));
  expect(good.length).toBeGreaterThan(100);
  const apart = await given(good, true);
  expect(apart.counts.groups).toBeGreaterThan(4);
  for (const { id } of good) expect([id, apart.results.get(id)]).toEqual([id, whole.results.get(id)]);
  site.remove();
});
