// xdocs itself, with the default config.
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { packageFolder } from '../corpora/corpora.js';

const command = [process.execPath, join(packageFolder, 'bin', 'xdocs.js')];

/** @type {import('./tools.js').Tool} */
export const xdocs = {
  name: 'xdocs',
  version: () => JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')).version,
  prepare: (site) => site,
  left: ['build', '.xdocs', 'node_modules/.cache'],
  out: 'build',
  build: () => [...command, 'build', '--json'],
  serve: (_, port) => [...command, 'serve', '--port', String(port)],
};
