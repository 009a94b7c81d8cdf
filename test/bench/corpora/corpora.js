// The sites that are measured, by name. Each writes itself to a folder, and says which file is changed by the rows that
// change one, and how.
import { appendFileSync, cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeDemos } from '../make-demos.js';
import { makeSite, pathOf } from '../make-site.js';
import { makeMixed } from './mixed.js';
import { makeReal } from './real.js';

/** The package that is measured; another checkout's can be named, to compare two commits on one machine. */
export const packageFolder = process.env.XDOCS_BENCH_PACKAGE ?? fileURLToPath(new URL('../../..', import.meta.url));

/**
 * @typedef {object} Corpus
 * @property {string} text what it is, for the list and the report
 * @property {(folder: string, size: number) => void} make writes it, with its packages
 * @property {(folder: string, size: number) => string} changed the path of the file that is changed
 * @property {string} line what a change adds to it
 * @property {number} [size] how large it is where no size is asked for
 * @property {string} [home] pathname of its home page; `/` where it is absent
 * @property {string} [onScreen] the script that measures from a saved file to the screen, if it is there
 * @property {boolean} [onlyXdocs] whether no other tool could show it
 */

const paragraph = '\nOne more word.\n';

/** @type {Record<string, Corpus>} */
export const corpora = {
  plain: {
    text: 'generated pages: about 1,000 words, 8 headings, 3 short blocks of code, links',
    size: 1000,
    make(folder, size) {
      makeSite(folder, size);
      linkPackages(folder);
    },
    changed: (_, size) => `content/${pathOf(Math.floor(size / 2), size)}.md`,
    line: paragraph,
    onScreen: 'save-to-screen.js',
  },
  mixed: {
    text: 'generated pages unlike these: quotes, long tables, lists with code, footnotes, HTML, long code, CJK and RTL, many links',
    size: 1000,
    make(folder, size) {
      makeMixed(folder, size);
      linkPackages(folder);
    },
    changed: (_, size) => `content/${pathOf(Math.floor(size / 2), size)}.md`,
    line: paragraph,
  },
  real: {
    text: 'READMEs and changelogs of installed packages',
    size: 10_000,
    make(folder, size) {
      makeReal(folder, size, join(packageFolder, 'node_modules'));
      linkPackages(folder);
    },
    changed: (folder) => markdownIn(folder)[0],
    line: paragraph,
  },
  demos: {
    text: 'generated demos of four libraries, ten to a page',
    size: 100,
    make(folder, size) {
      makeDemos(folder, size);
      linkPackages(folder);
    },
    changed: () => 'content/demos/part-0/Demo1.tsx',
    line: '\n// One more line.\n',
    onScreen: 'demo-to-screen.js',
    onlyXdocs: true,
  },
  showcase: {
    text: 'the site of this repository: guides, demos, API pages',
    size: 1,
    make(folder) {
      for (const name of ['content', 'public', 'src', 'templates', 'xdocs.config.ts', 'package.json', 'tsconfig.json'])
        if (existsSync(join(packageFolder, name)))
          cpSync(join(packageFolder, name), join(folder, name), { recursive: true });
      linkPackages(folder);
    },
    changed: () => 'content/manual/start.md',
    line: paragraph,
    home: '/x/',
    onlyXdocs: true,
  },
};

/** Changes one file of a site as a writer would. */
export function change({ changed, line }, folder, size) {
  appendFileSync(join(folder, changed(folder, size)), line);
}

/** Paths of the Markdown below `content`, sorted. */
export function markdownIn(folder) {
  const paths = readdirSync(join(folder, 'content'), { recursive: true, encoding: 'utf8' });
  return paths
    .filter((path) => path.endsWith('.md') && path !== 'index.md')
    .sort()
    .map((path) => `content/${path}`);
}

/** The repository's packages without its cache. */
function linkPackages(folder) {
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  const packages = join(packageFolder, 'node_modules');
  for (const name of readdirSync(packages))
    if (!name.startsWith('.')) symlinkSync(join(packages, name), join(folder, 'node_modules', name));
}
