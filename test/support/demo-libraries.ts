// Libraries of each kind of module, and a demo that says with what each import of them came.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { plainIslands } from './bundled-demos.ts';
import type { DiskSite } from './disk-site.ts';

/** The files of an installed library. */
export const library = (name: string, files: Readonly<Record<string, string>>, manifest: object = {}) =>
  Object.fromEntries(
    Object.entries({ 'package.json': JSON.stringify({ name, main: 'index.js', ...manifest }), ...files }).map(
      ([path, text]) => [`project/node_modules/${name}/${path}`, text],
    ),
  );

/** A library of each kind; all count with the same counter, so that a second copy of it would be noticed. */
export const libraries = {
  ...plainIslands,
  'project/package.json': '{}',
  ...library('counter', { 'index.js': 'let count = 0;\nexports.next = () => ++count;\n' }),
  ...library(
    'modern',
    {
      'index.js':
        "import { next } from 'counter';\nexport * from './more.js';\nexport const ring = () => `ring ${next()}`;\nexport default ring;\nexport { ring as 'a-ring' };\n",
      'more.js': 'export let bells = 1;\nexport const addBell = () => void bells++;\n',
    },
    { type: 'module', sideEffects: false },
  ),
  ...library('compiled', {
    'index.js':
      "Object.defineProperty(exports, '__esModule', { value: true });\nconst { next } = require('counter');\nexports.default = () => `compiled ${next()}`;\nexports.named = 'named';\n",
  }),
  ...library('plain', { 'index.js': "module.exports = () => 'plain';\nmodule.exports.extra = 'extra';\n" }),
  ...library('polyfill', { 'index.js': 'globalThis.filled = (globalThis.filled ?? 0) + 1;\n' }),
};

/** Says with what each import of it came; it imports `own.ts` beside it. */
export const demo = `import 'polyfill';
import ring, { addBell, bells, ring as named } from 'modern';
import * as modern from 'modern';
import { 'a-ring' as spelled } from 'modern';
import compiled, { named as other } from 'compiled';
import * as all from 'compiled';
import plain, { extra } from 'plain';
import { next } from 'counter';
import { own } from './own.ts';

export default async () => {
  addBell();
  const lazy = await import('modern');
  const required = require('compiled');
  return [ring === named, spelled === ring, lazy.ring === ring, bells, Object.keys(modern).sort(), ring(), compiled(), other,
    Object.keys(all).sort(), typeof all.default, plain(), extra, next(), required.named, typeof required.default, own()];
};
`;
export const own = "import { next } from 'counter';\nexport const own = () => `own ${next()}`;\n";

/** What a bundle's demo gives when it runs. */
export async function resultOf(
  site: DiskSite,
  files: readonly { readonly path: string; readonly contents: Uint8Array }[],
  module: string,
): Promise<unknown> {
  const folder = mkdtempSync(join(site.root, 'run-'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (const { path, contents } of files) writeFileSync(join(folder, path), contents);
  const { mount } = (await import(pathToFileURL(join(folder, module)).href)) as { mount: (element: null) => unknown };
  return mount(null);
}
