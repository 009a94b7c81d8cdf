// How many bytes each script of the templates may send to a reader, gzipped: what grows is seen by its name.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { beforeAll, expect, it } from 'vitest';
import { compileScripts } from '../../src/bundle/bundle-templates.ts';
import { commonOptions } from '../../src/bundle/common-options.ts';

/** Today's sizes and two in a hundred more. A change that needs more, or far less, says so here. */
const budgets: Readonly<Record<string, number>> = {
  // Every page has these two.
  inline: 755,
  // What tells a page that it was published anew must be there when nothing else can be loaded any more. With the English
  // words that scripts say, which pages need not have.
  _app: 9020,
  // Parts that wait until a page has what they are for, or a reader asks for them.
  'api-tables': 1275,
  'demo-frame': 1000,
  // With what prints a page.
  'demo-page': 1080,
  'demo-editor': 1200,
  'demo-exports': 8500,
  'demo-toolbar': 4100,
  'icon-font': 330,
  'page-titles': 1020,
  'reader-settings': 865,
  search: 12_800,
  // With the style sheet of dialogs, which no page has.
  settings: 3990,
  shortcuts: 2780,
  // Pieces that parts share with what they load in their turn.
  chunk: 1930,
  'demo-stylings': 1880,
  // Pages at the root of a site: the one in the place of a missing page, the playground.
  'root-pages': 1010,
  'mount-demo': 4080,
  'demo-controls': 2070,
  'rtl-cache': 165,
};

const sizes = new Map<string, number>();
/** Code of the script of every page and of its parts, by name. */
const plain = new Map<string, string>();

beforeAll(async () => {
  const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '');
  const context = {
    root,
    templates: `${root}/templates`,
    aliases: {},
    define: { 'process.env': '{}' },
    readText: (path: string) => readFile(path, 'utf8'),
  };
  const add = (name: string, text: string) => void sizes.set(name, (sizes.get(name) ?? 0) + gzipSync(text).length);
  const { script, parts, rootScript, inline } = await compileScripts(context);
  for (const { name, text } of [script, ...parts]) plain.set(name, text);
  for (const { name, text } of [script, ...parts, rootScript]) add(name.split('.')[0]!, text);
  add('inline', inline);
  // What each demo brings besides itself and the packages it shares with the others.
  const mount = await build({
    ...commonOptions(context),
    entryPoints: [`${context.templates}/islands/mount-demo.tsx`],
    outdir: '/',
    packages: 'external',
    minify: true,
    splitting: true,
  });
  // Its parts are read by few: those of right-to-left pages, and of demos with controls.
  for (const { path, text } of mount.outputFiles)
    add(/(mount-demo|demo-controls|rtl-cache)/.exec(path)?.[0] ?? 'demo-part', text);
});

it('is written down for each script, and for no other', () => {
  expect([...sizes.keys()].sort()).toEqual(Object.keys(budgets).sort());
});

it.each(Object.entries(budgets))('%s takes at most %i bytes, and not much less', (name, budget) => {
  expect(sizes.get(name)).toBeLessThanOrEqual(budget);
  expect(sizes.get(name)).toBeGreaterThan(budget * 0.9);
});

it('asks for parts by a function that can ask for them again', () => {
  // All but its own: `import()` of a text would be one that a browser refuses for good once it has failed.
  for (const [name, text] of plain) expect([name, /\bimport\(["'`]\.\//.test(text)]).toEqual([name, false]);
});
