// What stands around demos, bundled apart for a dev server: demos that are linked with it do what they do with it in their own
// bundle, and none of it is there twice.
import { expect, it, onTestFinished } from 'vitest';
import { bundleAround, type AroundDemos } from '../../src/bundle/bundle-around.ts';
import { bundleDemos } from '../../src/bundle/bundle-demos.ts';
import { bundleLibraries, importedLibraries } from '../../src/bundle/bundle-libraries.ts';
import type { BundleContext } from '../../src/bundle/common-options.ts';
import { contextOf } from '../support/bundled-demos.ts';
import { libraries, resultOf } from '../support/demo-libraries.ts';
import { diskSite, type DiskSite } from '../support/disk-site.ts';

/** Around a demo: something of a library, and what demos can ask for themselves. */
const around = {
  ...libraries,
  'templates/islands/mount-demo.tsx':
    "import { next } from 'counter';\nimport { looks } from './looks.ts';\nexport const mountDemo = async (_, Demo) => [`mounted ${next()} ${++looks.seen}`, await Demo()];\n",
  'templates/islands/looks.ts': 'export const looks = { seen: 0 };\n',
  'templates/react.ts': "export { looks } from './islands/looks.ts';\n",
};
const demo = (imports: string, result: string) => `${imports}\nexport default () => ${result};\n`;

async function linked(
  files: Readonly<Record<string, string>>,
  more: (site: DiskSite) => Partial<BundleContext> & { readonly setup?: string } = () => ({}),
) {
  const site = diskSite({ ...around, ...files });
  onTestFinished(() => site.remove());
  const { setup, ...given } = more(site);
  const context = contextOf(site, { publicPath: './', ...given });
  const demos = [{ id: 'project/docs/Demo', entry: site.path('project/docs/Demo.tsx') }];
  const made = await bundleLibraries(context, await importedLibraries(context, demos, setup));
  const own = await bundleAround(context, made!.modules);
  const result = async (beside: AroundDemos | undefined) => {
    const bundle = await bundleDemos({
      context,
      demos,
      ...(setup && { setup }),
      side: 'browser',
      minify: false,
      sourceMaps: true,
      libraries: made!.modules,
      around: beside,
    });
    expect([...bundle.problems, ...bundle.unlinked]).toEqual([]);
    const module = bundle.modules.get('project/docs/Demo')!;
    const text = bundle.files.map(({ contents }) => Buffer.from(contents).toString()).join('\n');
    const sources = bundle.sourcesOf('project/docs/Demo').flatMap((path) => path.split(site.path('project/'))[1] ?? []);
    const all = [...made!.files, ...(own?.files ?? []), ...bundle.files];
    return { text, sources, result: await resultOf(site, all, module) };
  };
  return { around: own, made: made!, context, result };
}

it('gives a demo what it has in its own bundle, once', async () => {
  const { around: made, result } = await linked({
    'project/docs/Demo.tsx': demo(
      "import { next } from 'counter';\nimport { looks } from 'xdocs/react';",
      '[next(), looks.seen]',
    ),
  });
  const [apart, whole] = [await result(made), await result(undefined)];
  expect(apart.result).toEqual(whole.result);
  expect(apart.result).toEqual(['mounted 1 1', [2, 1]]);
  expect([apart.text.includes('mounted'), whole.text.includes('mounted')]).toEqual([false, true]);
});

it('is not linked where a demo holds a file of it: the demo would have another one', async () => {
  const { around: made, result } = await linked({
    'project/docs/Demo.tsx': demo(
      "import { next } from 'counter';\nimport { looks } from '../../templates/islands/looks.ts';",
      '[next(), looks.seen]',
    ),
  });
  const { text, result: shown } = await result(made);
  expect(shown).toEqual(['mounted 1 1', [2, 1]]);
  expect(text).toContain('mounted');
});

it('is made anew with a file of the site’s own in it: a linked demo names that among its sources', async () => {
  const { around: made, result } = await linked(
    {
      'templates/theme/site-options.ts': 'export const siteOptions = undefined;\n',
      'templates/islands/mount-demo.tsx':
        "import { siteOptions } from '../theme/site-options.ts';\nexport const mountDemo = async (_, Demo) => [siteOptions.radius, await Demo()];\n",
      'project/theme/options.ts': "export { options as default } from './radius.ts';\n",
      'project/theme/radius.ts': 'export const options = { radius: 7 };\n',
      'project/docs/Demo.tsx': demo("import { next } from 'counter';", 'next()'),
    },
    (site) => ({ themeOptions: { module: site.path('project/theme/options.ts') } }),
  );
  const { text, sources, result: shown } = await result(made);
  expect([shown, text.includes('radius')]).toEqual([[7, 1], false]);
  expect(sources.sort()).toEqual(['docs/Demo.tsx', 'theme/options.ts', 'theme/radius.ts']);
});

it.each([
  [
    'tsconfig.json',
    { 'project/docs/tsconfig.json': '{ "compilerOptions": { "useDefineForClassFields": false } }' },
    "class Bell {\n  set word(heard) {\n    globalThis.heard = heard;\n  }\n}\nnew (class extends Bell {\n  word = 'named';\n})();\n",
  ],
  [
    'package.json',
    { 'project/docs/package.json': '{ "type": "module", "sideEffects": false }' },
    "import all from 'compiled';\nglobalThis.heard = all.named;\n",
  ],
])('lets a setup be what the %s above it says', async (_, files, code) => {
  delete (globalThis as { heard?: string }).heard;
  const { around: made, result } = await linked(
    {
      ...files,
      'project/docs/setup.ts': code,
      'project/docs/Demo.tsx': demo("import { next } from 'counter';", '[next(), globalThis.heard]'),
    },
    (site) => ({ setup: site.path('project/docs/setup.ts') }),
  );
  const { text, result: shown } = await result(made);
  expect([shown, text.includes('mounted')]).toEqual([['mounted 1 1', [2, 'named']], false]);
});

it('is not made where a library of it is missing, or where it cannot be bundled', async () => {
  const { context } = await linked({ 'project/docs/Demo.tsx': demo("import 'counter';", '1') });
  expect(await bundleAround(context, new Map())).toBeUndefined();
  const broken = await linked({
    'project/docs/Demo.tsx': demo("import 'counter';", '1'),
    'templates/react.ts': "export * from './nowhere.ts';\n",
  });
  expect(broken.around).toBeUndefined();
});
