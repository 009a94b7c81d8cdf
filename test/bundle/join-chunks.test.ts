// Chunks are joined so that a demo asks for few files; what runs, and what demos get to see, stays as esbuild made it.
import { describe, expect, it } from 'vitest';
import { pathToFileURL } from 'node:url';
import { chunkGroups, type InputTraits } from '../../src/bundle/chunk-groups.ts';
import { diskSite } from '../support/disk-site.ts';
import { bundledDemos, plainIslands } from '../support/bundled-demos.ts';

/** Outputs in short: bytes, what each imports, the modules in it; an entry point's name begins with a capital. */
function outputsOf(files: Readonly<Record<string, readonly [bytes: number, imports?: string, inputs?: string]>>) {
  return Object.fromEntries(
    Object.entries(files).map(([name, [bytes, imports = '', inputs = `p/${name}`]]) => [
      name,
      {
        bytes,
        exports: [],
        inputs: Object.fromEntries(inputs.split(' ').map((input) => [input, { bytesInOutput: bytes }])),
        imports: imports
          .split(' ')
          .filter(Boolean)
          .map((path) => ({
            path: path.replace('?', ''),
            kind: path.endsWith('?') ? ('dynamic-import' as const) : ('import-statement' as const),
          })),
        ...(/^[A-Z]/.test(name) && { entryPoint: name }),
      },
    ]),
  );
}

/** Numbers from 0 to 1 that are the same in each run: Park and Miller's generator. */
function dice(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

const traits: InputTraits = {
  isPure: (input) => !input.includes('effect'),
  packageOf: (input) => /^(\w+)\//.exec(input)?.[1],
};

const groupsOf = (files: Parameters<typeof outputsOf>[0]) => chunkGroups(outputsOf(files), traits);

describe('which chunks are joined', () => {
  it('joins small ones that are mostly needed together', () =>
    expect(groupsOf({ A: [9, 'a b'], B: [9, 'a b'], C: [9, 'a'], a: [100], b: [200] })).toEqual([['a', 'b']]));

  it('joins none that cost more bytes than their requests are worth', () =>
    expect(groupsOf({ A: [9, 'a b'], B: [9, 'a b'], C: [9, 'a'], a: [100], b: [90_000] })).toEqual([]));

  it('counts what else a demo would load with what is joined', () => {
    const groups = (bytes: number) =>
      groupsOf({ A: [9, 'a b'], B: [9, 'a b'], C: [9, 'a'], D: [9, 'c'], a: [100], b: [100, 'c'], c: [bytes] });
    expect(groups(100)).toEqual([['a', 'b', 'c']]);
    expect(groups(90_000)).toEqual([['b', 'c']]);
  });

  it('puts what one demo alone needs into its own file', () =>
    expect(groupsOf({ A: [9, 'a b'], B: [9, 'a'], a: [100], b: [90_000, 'c', 'p/effect'], c: [9] })).toEqual([
      ['A', 'b', 'c'],
    ]));

  it('runs nothing with effects where it is not needed', () => {
    const files = (a: string, b: string) =>
      groupsOf({ A: [9, 'a b'], B: [9, 'a b'], C: [9, 'a'], a: [100, '', a], b: [200, '', b] });
    expect(files('p/a', 'p/effect')).toEqual([]);
    expect(files('p/effect', 'p/b')).toEqual([['a', 'b']]);
  });

  it('gives a demo no code of a package that it does not use', () =>
    expect(
      groupsOf({ A: [9, 'a b'], B: [9, 'a b'], C: [9, 'a'], a: [100, '', 'free/a'], b: [200, '', 'paid/b'] }),
    ).toEqual([]));

  it('makes no two files that import each other', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const next = dice(seed);
      const chunks = Array.from({ length: 14 }, (_, index) => `c${index}`);
      const some = (names: readonly string[], share: number) => names.filter(() => next() < share).join(' ');
      const outputs = outputsOf(
        Object.fromEntries([
          ...'ABCDEFGH'.split('').map((name) => [name, [9, some(chunks, 0.1)]] as const),
          ...chunks.map((name, index) => {
            const input = next() < 0.3 ? `p/effect-${name}` : `p/${name}`;
            return [name, [Math.floor(next() * 200), some(chunks.slice(index + 1), 0.1), input]] as const;
          }),
        ]),
      );
      const groups = chunkGroups(outputs, traits);
      const groupOf = (name: string) => groups.findIndex((group) => group.includes(name));
      const fileOf = (name: string) => (groupOf(name) < 0 ? name : `group ${groupOf(name)}`);
      const importsOf = (file: string) =>
        Object.keys(outputs)
          .filter((name) => fileOf(name) === file)
          .flatMap((name) => outputs[name]!.imports.map(({ path }) => fileOf(path)))
          .filter((other) => other !== file);
      for (const file of new Set(chunks.map(fileOf))) {
        const reached = new Set(importsOf(file));
        for (const each of reached) for (const other of importsOf(each)) reached.add(other);
        expect(reached, `seed ${seed}`).not.toContain(file);
      }
    }
  });

  it('counts what is loaded on demand as loaded after what asks for it', () =>
    expect(
      groupsOf({ A: [9, 'a b Later?'], B: [9, 'a b Later?'], Later: [9, 'b'], a: [100, '', 'p/effect'], b: [50] }),
    ).toEqual([['a', 'b']]));

  it('gives the same groups whatever the order of the files', () => {
    const files = {
      A: [9, 'a b c'],
      B: [9, 'a b d'],
      C: [9, 'c d a'],
      a: [100],
      b: [200],
      c: [300],
      d: [400],
    } as const;
    const turned = Object.fromEntries(Object.entries(files).reverse()) as typeof files;
    expect(groupsOf(turned)).toEqual(groupsOf(files));
  });
});

describe('joined chunks', () => {
  const files = {
    ...plainIslands,
    'project/package.json': '{ "sideEffects": ["**/loud.js"] }',
    'project/log.js': 'export const log = []; globalThis.logs = [...(globalThis.logs ?? []), log];',
    'project/loud.js': "import { log } from './log.js'; log.push('loud'); export const loud = 'LOUD';",
    'project/first.js':
      "import { log } from './log.js'; export const first = 'first'; export let count = 0; export const more = () => ++count; export { log };",
    'project/second.js':
      "import { first } from './first.js'; export default 'default of second'; export const second = first + ' second';",
    'project/old.cjs': 'exports.name = "old";',
    'project/A.js': `import { first, count, more, log } from './first.js'; import text, { second } from './second.js'; import { loud } from './loud.js';
      import { name } from './old.cjs'; more(); export default async () => [first, second, text, loud, name, count, (await import('./late.js')).late, log.join()].join('; ');`,
    'project/B.js':
      "import { first } from './first.js'; import { second } from './second.js'; import { name } from './old.cjs'; import { log } from './log.js'; export default () => [first, second, name, log.join()].join('; ');",
    'project/C.js':
      "import { first, log } from './first.js'; import { name } from './old.cjs'; export default () => [first, name, log.join()].join('; ');",
    'project/late.js':
      "import { second } from './second.js'; import { loud } from './loud.js'; export const late = second + loud;",
  };
  const entries = ['project/A.js', 'project/B.js', 'project/C.js'];

  it('run as the chunks did, each module once and only where it is needed', async () => {
    const site = diskSite(files);
    const bundle = await bundledDemos(site, entries, { publicPath: './' });
    site.write(Object.fromEntries(bundle.files.map(({ path, contents }) => [`out/${path}`, contents])));
    const run = async (id: string): Promise<string> => {
      const url = pathToFileURL(site.path(`out/${bundle.modules.get(id)!}`)).href;
      const { mount } = (await import(url)) as { mount: (element: unknown) => string };
      return mount(undefined);
    };
    expect(await run('project/C')).toBe('first; old; ');
    expect(await run('project/B')).toBe('first; first second; old; ');
    expect(await run('project/A')).toBe('first; first second; default of second; LOUD; old; 1; first secondLOUD; loud');
    expect((globalThis as unknown as { logs: unknown[] }).logs).toHaveLength(1);
  });

  it('are fewer, and all are named that an entry point imports', async () => {
    const site = diskSite(files);
    const { files: made, modules, imports } = await bundledDemos(site, entries);
    const texts = new Map(made.map(({ path, contents }) => [path, Buffer.from(contents).toString()]));
    const names = [...texts.keys()].filter((name) => name.startsWith('chunk.'));
    expect(names.length).toBeLessThanOrEqual(3);
    for (const module of modules.values()) {
      const loaded = new Set([module]);
      for (const name of loaded)
        for (const [, next] of texts.get(name)!.matchAll(/(?:from|import)\s*"\/_assets\/demos\/([^"]+)"/g))
          loaded.add(next!);
      expect([...loaded].slice(1).sort()).toEqual([...imports.get(module)!].sort());
    }
    expect([...texts.values()].join('')).not.toContain('xdocs-chunk');
  });

  it('change their name with their content, and others keep theirs', async () => {
    const site = diskSite(files);
    const namesOf = async () => new Map((await bundledDemos(site, entries)).modules);
    const before = await namesOf();
    site.write({ 'project/B.js': files['project/B.js'].replace('first, second', 'second, first') });
    const after = await namesOf();
    expect([...before].filter(([id, name]) => after.get(id) !== name).map(([id]) => id)).toEqual(['project/B']);
  });
});
