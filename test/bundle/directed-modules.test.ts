// What directs a file (`type` of its package, tsconfig.json) holds however the file is reached: the helper around a CommonJS
// module has one spelling, and two builds are the same, byte for byte.
import { afterEach, expect, it } from 'vitest';
import type { BundleContext } from '../../src/bundle/common-options.ts';
import { bundledDemos, codeOf, plainIslands } from '../support/bundled-demos.ts';
import { diskSite, type DiskSite } from '../support/disk-site.ts';

let site: DiskSite;
afterEach(() => site.remove());

/** A package of modules that takes one of CommonJS, which says that it was compiled from a module. */
const files = {
  ...plainIslands,
  'project/package.json': '{}',
  'project/node_modules/legacy/package.json': '{ "name": "legacy", "main": "index.js" }',
  'project/node_modules/legacy/index.js':
    "Object.defineProperty(exports, '__esModule', { value: true });\nexports.default = () => 'legacy';\n",
  'project/node_modules/typed/package.json': '{ "name": "typed", "type": "module", "exports": { ".": "./index.js" } }',
  'project/node_modules/typed/index.js': "import legacy from 'legacy';\nexport const ring = () => legacy;\n",
  'project/node_modules/wraps/package.json': '{ "name": "wraps", "main": "index.js" }',
  'project/node_modules/wraps/index.js': "export { ring } from 'typed';\n",
  'other/docs/Direct.js': "import { ring } from 'typed';\nexport default () => ring();\n",
  'other/docs/Wrapped.js': "import { ring } from 'wraps';\nexport default () => ring() + 1;\n",
};
const entries = ['other/docs/Direct.js', 'other/docs/Wrapped.js'];

/** Both spellings of the helper, with how often each is there. */
async function spellings(
  more: Readonly<Record<string, string>>,
  given: readonly string[],
  context: Partial<BundleContext>,
) {
  site = diskSite({ ...files, ...more });
  const bundle = await bundledDemos(site, given, context);
  expect([...bundle.problems]).toEqual([]);
  const code = codeOf(bundle);
  return {
    module: code.split('require_legacy(), 1)').length - 1,
    plain: code.split('require_legacy())').length - 1,
    code,
  };
}

const own = {
  'other/package.json': '{ "type": "module" }',
  'other/src/bell.js': "import legacy from 'legacy';\nexport const ring = () => legacy;\nexport default 'a bell';\n",
  'other/docs/Aliased.js': "import bell, { ring } from 'docs/bell';\nexport default () => [bell, ring()];\n",
  'other/docs/Beside.js': "import { ring } from '../src/bell';\nexport default () => ring();\n",
};

it('content outside the project gets packages as the project does', async () => {
  expect(await spellings({}, entries, {})).toMatchObject({ module: 1, plain: 0 });
});

it('so it does where it has another version of its own', async () => {
  const other = {
    'other/node_modules/typed/package.json': '{ "name": "typed", "main": "index.js" }',
    'other/node_modules/typed/index.js': "export const ring = () => 'another version';\n",
  };
  const found = await spellings(other, entries, {});
  expect(found).toMatchObject({ module: 1, plain: 0 });
  expect(found.code).not.toContain('another version');
});

it('so does a file outside that one of the project’s own imports by its path', async () => {
  const other = {
    ...Object.fromEntries(Object.entries(plainIslands).map(([path, text]) => [`project/${path}`, text])),
    'other/node_modules/typed/package.json': '{ "name": "typed", "main": "index.js" }',
    'other/node_modules/typed/index.js': "export const ring = () => 'another version';\n",
    'project/docs/Demo.js': "export { default } from '../../other/docs/Direct.js';\n",
  };
  const inside = () => ({ sources: [site.path('project/docs')], templates: site.path('project/templates') });
  site = diskSite({ ...files, ...other });
  const bundle = await bundledDemos(site, ['project/docs/Demo.js'], inside());
  expect(codeOf(bundle)).toContain('// node_modules/typed/index.js');
  expect(codeOf(bundle)).not.toContain('another version');
});

it('an alias and a replacement lead to the module that a path leads to', async () => {
  site = diskSite({ ...files, ...own });
  for (const context of [
    { aliases: { 'docs/*': `${site.root}/other/src/*` } },
    { replacements: { 'docs/bell': site.path('other/src/bell.js') } },
  ]) {
    const alone = codeOf(await bundledDemos(site, ['other/docs/Aliased.js'], context));
    expect(alone).toContain('require_legacy(), 1)');
    const code = codeOf(await bundledDemos(site, ['other/docs/Aliased.js', 'other/docs/Beside.js'], context));
    expect([code.split('require_legacy(), 1)').length, code.split('require_legacy())').length]).toEqual([2, 1]);
    // No chunk holds nothing.
    expect(code).not.toMatch(/^\/\/ chunk\S+\n\s*(?:\/\/|$)/m);
  }
});

it('a module of CommonJS behind an alias is whole', async () => {
  site = diskSite({
    ...files,
    'other/tsconfig.json': '{}',
    'other/src/bell.js': "module.exports = { ring: () => 'old bell' };\n",
    'other/docs/Aliased.js': "import bell, { ring } from 'docs/bell';\nexport default () => bell.ring() + ring();\n",
  });
  const bundle = await bundledDemos(site, ['other/docs/Aliased.js'], {
    side: 'server',
    aliases: { 'docs/*': `${site.root}/other/src/*` },
  });
  const { render } = (await import(
    `data:text/javascript,${encodeURIComponent(Buffer.from(bundle.files[0]!.contents).toString())}`
  )) as { render: () => { html: string } };
  expect(render().html).toBe('old bellold bell');
});

it('two builds are the same', async () => {
  const many = Array.from({ length: 12 }, (_, index) => index);
  site = diskSite({
    ...files,
    ...own,
    ...Object.fromEntries(
      many.map((index) => [
        `other/docs/Demo${index}.js`,
        `import { ring } from '${['typed', 'wraps', 'docs/bell', '../src/bell'][index % 4]}';\nexport default () => ring(${index});\n`,
      ]),
    ),
  });
  const given = many.map((index) => `other/docs/Demo${index}.js`);
  const context = { aliases: { 'docs/*': `${site.root}/other/src/*` } };
  const first = codeOf(await bundledDemos(site, given, context));
  for (let build = 0; build < 3; build++) expect(codeOf(await bundledDemos(site, given, context))).toBe(first);
});

it('a missing export of an aliased module names the module', async () => {
  site = diskSite({
    ...files,
    ...own,
    'other/docs/Aliased.js': "import { rim } from 'docs/bell';\nexport default () => rim;\n",
  });
  const { problems } = await bundledDemos(site, ['other/docs/Aliased.js'], {
    aliases: { 'docs/*': `${site.root}/other/src/*` },
  });
  expect([...problems.values()].flat()).toEqual([
    expect.objectContaining({
      rule: 'demo-compile',
      line: 1,
      message: 'No matching export in "../other/src/bell.js" for import "rim"',
    }),
  ]);
});

it('a missing file that an alias would lead to first is known', async () => {
  site = diskSite({ ...files, ...own });
  const { absent } = await bundledDemos(site, ['other/docs/Aliased.js'], {
    aliases: { 'docs/*': `${site.root}/other/src/*` },
  });
  expect(absent).toContain(site.path('other/src/bell.tsx'));
});

it('a file that the site wants as a text stays one behind an alias', async () => {
  site = diskSite({
    ...files,
    ...own,
    'other/src/plain.words.js': "export const words = 'code';\n",
    'other/docs/Aliased.js': "import words from 'docs/plain.words.js';\nexport default () => words;\n",
  });
  const bundle = await bundledDemos(site, ['other/docs/Aliased.js'], {
    aliases: { 'docs/*': `${site.root}/other/src/*` },
    loaders: { '.words.js': 'text' },
  });
  expect(codeOf(bundle)).toContain('"export const words = \'code\';\\n"');
});
