// Which tsconfig.json judges a demo: the nearest one, also where content lies outside of the project.
import { afterEach, expect, it } from 'vitest';
import { checkDemoTypes } from '../../src/api/demo-types.ts';
import { diskSite, type DiskSite } from '../support/disk-site.ts';

let disk: DiskSite;
afterEach(() => disk.remove());

const options = (compilerOptions: object) => JSON.stringify({ compilerOptions });
const loose = options({ strict: false });
const typeImport = (from: string) => `import { Ring } from '${from}';\n\nexport const ring: Ring = null;\n`;

function check(files: readonly string[]) {
  const { messages, reads } = checkDemoTypes({
    root: disk.path('site'),
    files,
    aliases: {},
    replacements: {},
    moduleRoots: [],
    loaders: {},
    hasPlugins: false,
  });
  return {
    found: messages.map(({ file, message }) => `${file} ${/TS\d+/.exec(message)![0]}`),
    configs: reads.filter(({ path, hash }) => /tsconfig|base\.json/.test(path) && hash).map(({ path }) => path),
    reads,
  };
}

it('is the nearest: of the content outside, of a folder, else of the project', () => {
  disk = diskSite({
    'site/tsconfig.json': options({ verbatimModuleSyntax: true, strict: true }),
    'site/ring.ts': 'export type Ring = number | null;\n',
    'site/content/a/A.ts': typeImport('../../ring'),
    'site/content/b/B.ts': typeImport('../../ring'),
    'site/content/b/tsconfig.json': loose,
    'docs/tsconfig.json': '{ "extends": "../base" }',
    'base.json': loose,
    'docs/data/c/C.ts': typeImport('../../ring'),
    'docs/ring.ts': 'export type Ring = number;\nexport const loud: Ring = null;\n',
  });
  const { found, configs, reads } = check(['content/a/A.ts', 'content/b/B.ts', '../docs/data/c/C.ts']);
  // A type is imported as a value; the loose ones let null be a number.
  expect(found).toEqual(['content/a/A.ts TS1484']);
  expect(configs).toEqual(['../base.json', '../docs/tsconfig.json', 'content/b/tsconfig.json', 'tsconfig.json']);
  // A new one nearer to a demo would count.
  const absent = ['content/a/tsconfig.json', '../docs/data/c/tsconfig.json', '../docs/data/tsconfig.json'];
  for (const path of absent) expect(reads).toContainEqual({ path, hash: null });
});

it('judges what demos of several import by its own if any demo has that, and tells the rest once', () => {
  const demo =
    "import { loud } from '../shared/loud';\nimport { low } from '../../docs/low';\n\nexport default [loud, low];\n";
  disk = diskSite({
    'site/tsconfig.json': options({ strict: true }),
    'site/shared/loud.ts': 'export const loud: number = null;\n',
    'site/content/A.ts': demo,
    'docs/tsconfig.json': loose,
    'docs/low.ts': 'export const low: number = null;\n',
    'docs/B.ts':
      "import { loud } from '../site/shared/loud';\nimport { low } from './low';\n\nexport default [loud, low];\n",
    'docs/C.ts': "import { wrong } from '../elsewhere/wrong';\n\nexport default wrong;\n",
    'site/content/D.ts': "import { wrong } from '../../elsewhere/wrong';\n\nexport default wrong;\n",
    'elsewhere/tsconfig.json': options({ strict: true, noImplicitReturns: true }),
    'elsewhere/wrong.ts': 'export const wrong: string = 1;\n',
  });
  const { found } = check(['content/A.ts', 'content/D.ts', '../docs/B.ts', '../docs/C.ts']);
  expect(found.sort()).toEqual(['../elsewhere/wrong.ts TS2322', 'shared/loud.ts TS2322']);
});

it('says nothing about how its own files would be compiled', () => {
  disk = diskSite({
    'docs/tsconfig.json': options({ composite: true, rootDir: './src', outDir: './build', declaration: true }),
    'docs/data/A.ts': "import { ring } from './ring';\n\nexport default ring;\n",
    'docs/data/ring.ts': 'export const ring = 1;\n',
    'site/package.json': '{}',
  });
  expect(check(['../docs/data/A.ts']).found).toEqual([]);
});

it('without one outside of the project is that of the project', () => {
  disk = diskSite({
    'site/tsconfig.json': loose,
    'docs/A.ts': 'export const loud: number = null;\n',
  });
  expect(check(['../docs/A.ts']).found).toEqual([]);
});
