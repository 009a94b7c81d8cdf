// What is measured of a site: one function per row. Each runs once; who calls it runs all tools in turn, so that a machine
// that gets busy is busy for all of them.
import { existsSync, readdirSync, renameSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { change } from './corpora/corpora.js';
import { measured } from './process-tree.js';
import { serveReady } from './serve-ready.js';

/**
 * @typedef {object} Measured
 * @property {number} seconds by the clock
 * @property {number} [cpu] seconds of processors, of all processes
 * @property {number} [peak] bytes of memory, of all processes
 *
 * @typedef {object} Place a site as a tool has it
 * @property {import('./tools/tools.js').Tool} tool
 * @property {string} folder
 * @property {import('./corpora/corpora.js').Corpus} corpus
 * @property {number} size
 */

/** How many outputs of earlier builds stand beside the sites. */
let leftBehind = 0;

/** @type {Record<string, { text: string, run: (place: Place) => Promise<Measured | undefined> }>} */
export const rows = {
  cold: {
    text: 'nothing is there of an earlier build, no cache either',
    run(place) {
      // Not removed: ext4 takes a millisecond for each new file where many were removed in the last minutes, ten times as long
      // as in a fresh checkout.
      for (const name of place.tool.left)
        if (existsSync(join(place.folder, name)))
          renameSync(join(place.folder, name), `${place.folder}-left-${++leftBehind}`);
      return built(place);
    },
  },
  warm: { text: 'nothing has changed since the last build', run: built },
  change: {
    text: 'one page, or one demo, has changed since the last build',
    run(place) {
      change(place.corpus, place.folder, place.size);
      return built(place);
    },
  },
  serve: {
    text: 'from the start of the dev server to its first page',
    run: ({ tool, folder, corpus }) =>
      serveReady((port) => tool.serve(folder, port), { cwd: folder, path: corpus.home ?? '/' }),
  },
  save: {
    text: 'from a saved file to its new form in a browser, where there is a script that measures it',
    run: ({ tool, corpus, size }) =>
      tool.name === 'xdocs' && corpus.onScreen ? onScreen(corpus.onScreen, size) : undefined,
  },
};

function built({ tool, folder }) {
  return measured(tool.build(folder), { cwd: folder });
}

/**
 * The median in what a script prints, in milliseconds: that of the slowest, `… 87 ms (median of 20; …`, or that of a saved word
 * among several, `a saved word   101 ms  80 ms CPU`.
 *
 * @param {string} text
 * @returns {string | undefined}
 */
export function medianIn(text) {
  const [slowest] = [...text.matchAll(/([\d.]+) ms \(median/g)].map(([, ms]) => ms).sort((a, b) => b - a);
  return slowest ?? /^a saved word +([\d.]+) ms/m.exec(text)?.[1];
}

/** Runs a script that prints its median in milliseconds. */
async function onScreen(script, size) {
  const file = fileURLToPath(new URL(script, import.meta.url));
  if (!existsSync(file)) return undefined;
  const { stdout, ...costs } = await measured([process.execPath, file, String(size)], { cwd: process.cwd() });
  const ms = medianIn(stdout);
  if (ms === undefined) throw new Error(`${script} printed no median:\n${stdout.slice(-2000)}`);
  return { ...costs, seconds: Number(ms) / 1000 };
}

/** How many pages and files an output has, and how large they are. */
export function outputOf({ tool, folder }) {
  const out = join(folder, tool.out);
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  return {
    pages: paths.filter((path) => basename(path) === 'index.html').length,
    files: paths.length,
    bytes: paths.reduce((sum, path) => sum + statSync(path).size, 0),
  };
}
