// Makes one module of the chunks of a group. In: the chunks' code, with marks in the place of the files that they import. Out:
// code, which may be kept: it depends on nothing else.
import { createHash } from 'node:crypto';
import { build, type Plugin } from 'esbuild';
import { mark } from './chunk-imports.ts';

/** What joining has made in earlier builds, by what it is made of: the code of modules, and which chunks are joined. */
export interface KeptJoins {
  get(key: string): string | undefined;
  set(key: string, code: string): void;
}

interface Chunk {
  readonly text: string;
  /** What it exports, and as what the joined module does. */
  readonly exports: ReadonlyMap<string, string>;
}

/** A group to be: its id and its chunks, each after those that it imports. */
interface Group {
  readonly id: string;
  readonly chunks: readonly Chunk[];
  /** Of an entry point: what its file exports, and as what the joined module does. Others export all. */
  readonly shown?: ReadonlyMap<string, string>;
}

/** Bundles the chunks of each group to one module; those of an earlier build are taken where a group is the same. The modules by their groups' ids. */
export async function joinedModules(
  groups: readonly Group[],
  minify: boolean,
  kept: KeptJoins | undefined,
): Promise<ReadonlyMap<string, string>> {
  if (!kept) return bundledModules(groups, minify);
  const keys = new Map(groups.map((group) => [group.id, joinKeyOf(group, minify)]));
  const known = new Map(
    groups.flatMap(({ id }) => {
      const code = kept.get(keys.get(id)!);
      return code === undefined ? [] : [[id, code] as const];
    }),
  );
  const made = await bundledModules(
    groups.filter(({ id }) => !known.has(id)),
    minify,
  );
  for (const [id, code] of made) kept.set(keys.get(id)!, code);
  return new Map([...known, ...made]);
}

/** What a joined module is made of. Its own id is in it where its chunks import each other. */
function joinKeyOf({ id, chunks, shown }: Group, minify: boolean): string {
  return hashOf(
    JSON.stringify([id, minify, chunks.map(({ text, exports }) => [text, [...exports]]), shown && [...shown]]),
  );
}

/** Modules that export what all of them do. The modules by their groups' ids. */
async function bundledModules(groups: readonly Group[], minify: boolean): Promise<ReadonlyMap<string, string>> {
  if (groups.length === 0) return new Map();
  const byId = new Map(groups.map((group) => [group.id, group]));
  const join: Plugin = {
    name: 'join-chunks',
    setup({ onResolve, onLoad }) {
      // Chunks of a group import each other through the joined module; bindings are found through it, and the order in
      // which they run is that of the list.
      onResolve({ filter: /^xdocs-chunk:/ }, ({ path, importer }) => {
        const id = path.slice(mark.length);
        if (importer === '') return { path: id, namespace: byId.get(id)!.shown ? 'shown' : 'joined' };
        return importer === id || importer.startsWith(`${id}/`)
          ? { path: id, namespace: 'joined' }
          : { path, external: true };
      });
      onResolve({ filter: /^\d+$/, namespace: 'joined' }, ({ path, importer }) => ({
        path: `${importer}/${path}`,
        namespace: 'chunk',
      }));
      onLoad({ filter: /.*/, namespace: 'shown' }, ({ path }) => {
        const names = [...byId.get(path)!.shown!].map(([name, shown]) => `${shown} as ${name}`);
        return { contents: `export{${names.join(',')}}from"${mark}${path}";` };
      });
      onLoad({ filter: /.*/, namespace: 'joined' }, ({ path }) => ({
        contents: byId
          .get(path)!
          .chunks.map(({ exports }, index) => {
            const names = [...exports].map(([name, shown]) => `${name} as ${shown}`);
            return `import"${index}";export{${names.join(',')}}from"${index}";`;
          })
          .join('\n'),
      }));
      onLoad({ filter: /.*/, namespace: 'chunk' }, ({ path }) => {
        const [id = '', index] = path.split('/');
        return { contents: byId.get(id)!.chunks[Number(index)]!.text };
      });
    },
  };
  const { outputFiles } = await build({
    entryPoints: groups.map(({ id }) => ({ in: mark + id, out: id })),
    plugins: [join],
    bundle: true,
    write: false,
    outdir: '/',
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    // All of it is used by somebody.
    treeShaking: false,
    legalComments: 'none',
    logLevel: 'silent',
    minify,
  });
  return new Map(outputFiles.map(({ path, text }) => [nameIn(path).replace(/\.js$/, ''), text]));
}

export function nameIn(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
