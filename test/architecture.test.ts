// The house of the design, held as data: which room may import which, which package and which effect belongs to which
// room. The compiler holds the rest: the model knows neither side, Node and the browser nothing of each other, and
// templates only the model (the tsconfig.json of each; border.test.ts).
import { readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * Floors from the ground up: a file imports from its own room and from lower floors, never from a neighbour or upwards.
 */
const floors: readonly (readonly string[])[] = [
  ['model'],
  [
    'markdown',
    'demos',
    'api',
    'site',
    'check',
    'render',
    'emit',
    'bundle',
    'disk',
    'server',
    'config',
    'report',
    'init',
    'hosting',
  ],
  ['load'],
  ['output'],
  ['dev'],
  ['commands'],
  ['terminal'],
  ['cli.ts', 'index.ts'],
];

/**
 * Built-ins and packages by room. A room that is not listed with one does not import it; `/` at the end means subpaths,
 * too.
 */
const skills: Readonly<Record<string, readonly string[]>> = {
  model: [],
  site: [],
  check: [],
  emit: [],
  report: [],
  hosting: [],
  markdown: [
    'node:path',
    'node:module',
    'unified',
    'vfile',
    'unist',
    'mdast',
    'hast',
    'hast-util-sanitize',
    'mdast-util-to-hast',
    'mdast-util-to-string',
    'remark-parse',
    'remark-gfm',
    'remark-rehype',
    'rehype-raw',
    'rehype-stringify',
    'prismjs',
    'yaml',
    'image-size',
    'parse5',
    'satteri',
  ],
  demos: ['node:path', 'oxc-parser', 'oxfmt'],
  // The TypeScript program reads declarations itself, and in a worker: types cross files.
  api: ['typescript', 'oxc-parser', 'node:fs', 'node:path', 'node:crypto', 'node:worker_threads'],
  // The worker runs demos, which may hang.
  render: ['node:crypto', 'node:worker_threads'],
  bundle: ['esbuild', '@tailwindcss/node', 'node:crypto', 'node:module', 'node:path', 'node:url', 'node:vm'],
  disk: [
    'chokidar',
    'node:buffer',
    'node:fs',
    'node:fs/promises',
    'node:zlib',
    'node:os',
    'node:path',
    'node:crypto',
    'node:child_process',
  ],
  server: [
    'node:http',
    'node:net',
    'node:url',
    'node:path',
    'node:os',
    'node:child_process',
    'node:crypto',
    'node:zlib',
  ],
  // The parser finds the line of what is wrong.
  config: ['node:fs', 'node:fs/promises', 'node:path', 'oxc-parser'],
  // Pages are parsed in threads of a pool.
  load: ['node:path', 'node:url', 'node:crypto', 'node:module', 'node:os', 'yaml', 'tinypool'],
  init: ['node:path', 'yaml'],
  // Pages are rendered in threads of a pool.
  output: ['node:module', 'node:path', 'node:url', 'tinypool'],
  dev: ['node:path'],
  commands: ['node:path'],
  'cli.ts': ['commander', 'node:path'],
  terminal: ['node:path'],
  'index.ts': [],
};

/** Files that touch the disk outside their rooms, each with its reason. A shrinking list. */
const diskTouchers: Readonly<Record<string, string>> = {
  'src/cli.ts': 'the tool’s version',
  'src/terminal/printed-problems.ts': 'the lines around a problem',
  'src/load/own-package.ts': 'the tool’s own code',
  'src/dev/answer-from.ts': 'files sent to a browser',
};

/** What templates are made of; `templates/client` and `client.ts`, which every page loads, of nothing at all. */
const templatePackages = [
  'react',
  'react-dom',
  '@mui/material',
  '@emotion/cache',
  '@emotion/react',
  '@emotion/server',
  '@emotion/styled',
  '@mui/stylis-plugin-rtl',
  'stylis',
];

/** Packages of parts that are loaded when a reader asks for them. */
const partPackages: Readonly<Record<string, readonly string[]>> = {
  'templates/client/demo-exports.ts': ['client-zip', 'lz-string'],
  'templates/services/vitals.ts': ['web-vitals'],
};
/** What the editor of demos is made of, which is a bundle of its own. */
const editorPackages = [
  '@codemirror/commands',
  '@codemirror/lang-javascript',
  '@codemirror/language',
  '@codemirror/state',
  '@codemirror/view',
  '@lezer/highlight',
  'sucrase',
];

interface Import {
  readonly from: string;
  readonly specifier: string;
  /** The imported file's path, for relative imports. */
  readonly target?: string;
}

const files = (folder: string) =>
  readdirSync(`${root}${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.relative(root, posix.join(entry.parentPath, entry.name)))
    .sort();
const textOf = (path: string) => readFileSync(root + path, 'utf8');
const sources = files('src').filter((path) => path.endsWith('.ts'));
const templates = files('templates').filter((path) => !/tsconfig\.json$|\/fonts\//.test(path));
const scripts = [...sources, ...templates.filter((path) => /\.tsx?$/.test(path))];
const imports = scripts.flatMap(importsOf);

function importsOf(from: string): Import[] {
  const text = textOf(from);
  const { module } = parseSync(from, text);
  const dynamic = module.dynamicImports.flatMap(
    ({ moduleRequest }) => /^['"](.*)['"]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1] ?? [],
  );
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
  );
  return [...module.staticImports.map((found) => found.moduleRequest.value), ...exported, ...dynamic].map(
    (specifier) => ({
      from,
      specifier,
      ...(specifier.startsWith('.') && { target: posix.join(posix.dirname(from), specifier) }),
    }),
  );
}

const roomOf = (path: string) => path.split('/')[1]!;
const floorOf = (path: string) => floors.findIndex((rooms) => rooms.includes(roomOf(path)));
const shown = ({ from, specifier }: Import) => `${from} imports ${specifier}`;
const packageOf = (specifier: string) =>
  specifier.startsWith('node:')
    ? specifier
    : specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/');

describe('the rooms of src', () => {
  it('are the ones of the plan, and their imports are found', () => {
    expect([...new Set(sources.filter((path) => !path.endsWith('.md')).map(roomOf))].sort()).toEqual(
      floors.flat().sort(),
    );
    expect(Object.keys(skills).sort()).toEqual(floors.flat().sort());
    expect(imports.length).toBeGreaterThan(300);
  });

  it('import downwards only, and never from a neighbour', () => {
    const wrong = imports.filter(
      ({ from, target }) =>
        from.startsWith('src/') &&
        target?.startsWith('src/') &&
        roomOf(target) !== roomOf(from) &&
        floorOf(target) >= floorOf(from),
    );
    expect(wrong.map(shown)).toEqual([]);
  });

  it('keep each package and each effect where it belongs', () => {
    const wrong = imports.filter(
      ({ from, specifier, target }) =>
        from.startsWith('src/') &&
        !target &&
        !skills[roomOf(from)]!.includes(packageOf(specifier)) &&
        !(from in diskTouchers && specifier.startsWith('node:fs')),
    );
    expect(wrong.map(shown)).toEqual([]);
  });

  it('write the extension of what they import', () => {
    expect(imports.filter(({ target }) => target && !/\.(?:tsx?|css)$/.test(target)).map(shown)).toEqual([]);
  });

  it('leave the process and the console to bin and the command line', () => {
    const pattern = /\bprocess\.(?:env|argv|exit|exitCode|stdout|stderr|stdin|cwd|on|once)\b(?!')|\bconsole\./;
    const text = (path: string) =>
      textOf(path)
        .replace(/`[^`]*`/g, '')
        .replace(/'(?:[^'\\\n]|\\.)*'/g, "''");
    expect(sources.filter((path) => pattern.test(text(path)))).toEqual([]);
  });
});

describe('the templates', () => {
  const own = imports.filter(
    ({ from, specifier, target }) =>
      from.startsWith('templates/') && (target || !partPackages[from]?.includes(packageOf(specifier))),
  );

  it('use the packages of the reader’s project only', () => {
    const allowed = (from: string) => (from.startsWith('templates/editing/') ? editorPackages : templatePackages);
    expect(
      own.filter(({ from, specifier, target }) => !target && !allowed(from).includes(packageOf(specifier))).map(shown),
    ).toEqual([]);
  });

  it('give every page a plain script without any package', () => {
    expect(
      own
        .filter(
          ({ from, target }) => !target && /^templates\/(?:client\/|client\.ts|search\/|search\.ts|dev\.ts)/.test(from),
        )
        .map(shown),
    ).toEqual([]);
  });
});

describe('the code', () => {
  it('has no import cycles', () => {
    const graph = new Map<string, string[]>(scripts.map((path) => [path, []]));
    for (const { from, target } of imports) if (target && graph.has(target)) graph.get(from)!.push(target);
    const cycles: string[] = [];
    const state = new Map<string, 'open' | 'done'>();
    const visit = (path: string, trail: readonly string[]) => {
      if (state.get(path) === 'done') return;
      if (state.get(path) === 'open') return void cycles.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
      state.set(path, 'open');
      for (const target of graph.get(path)!) visit(target, [...trail, path]);
      state.set(path, 'done');
    };
    for (const path of graph.keys()) visit(path, []);
    expect(cycles).toEqual([]);
  });

  it('has file names in kebab-case, and files of one idea', () => {
    const all = [...sources, ...templates];
    expect(all.filter((path) => !/^[a-z\d]+(?:-[a-z\d]+)*(?:\.d)?\.(?:tsx?|css)$/.test(posix.basename(path)))).toEqual(
      [],
    );
    // A style sheet has a line for each declaration, a language one for each text, the config's type some for each key.
    const limitOf = (path: string) =>
      path.includes('/interface-languages/') ? Infinity : /\.css$|\/user-config\.ts$/.test(path) ? 300 : 250;
    expect(all.filter((path) => textOf(path).trimEnd().split('\n').length > limitOf(path))).toEqual([]);
    expect(
      all.filter((path) => /(?:^|-)(?:utils?|helpers?|manager|service|misc)\.tsx?$/.test(posix.basename(path))),
    ).toEqual([]);
  });

  it('opens each file with a word on what it owns', () => {
    expect([...sources, ...templates].filter((path) => !/^(?:\/\/ \S|\/\* ?\S)/.test(textOf(path)))).toEqual([]);
  });

  it('says nothing of the libraries that one site documents', () => {
    const pattern =
      /\bMUI X\b|mui-x|@mui\/x-|\bx-(?:data-grid|date-pickers|charts|tree-view)\b|data-grid|date-picker|tree-view|Data ?Grid|Date ?Picker|Tree ?View/i;
    const allowed = /@mui\\?\/docs/g;
    const lines = [...sources, ...templates].flatMap((path) =>
      textOf(path)
        .split('\n')
        .map((line, index) => ({ place: `${path}:${index + 1}`, line: line.replace(allowed, '') })),
    );
    expect(lines.filter(({ line }) => pattern.test(line)).map(({ place, line }) => `${place} ${line.trim()}`)).toEqual(
      [],
    );
  });
});
