// The style sheets of demos' Tailwind variants: made from the words of their sources and the CSS that they import, and
// kept by these and the version of the project's Tailwind.
import { posix } from 'node:path';
import { tailwindOf, tailwindPackage, type TailwindCompiler } from '../bundle/compile-tailwind.ts';
import type { FileSnapshot } from '../disk/file-snapshot.ts';
import { manifestOf, packageFolderOf } from '../disk/package-folder.ts';
import { contentHash } from '../disk/read-sources.ts';
import { storeOf } from '../load/cache.ts';
import type { Project } from '../load/project.ts';
import type { Island } from '../model/island.ts';
import { nameHash } from '../model/name-hash.ts';
import type { Problem } from '../model/problem.ts';
import { tailwindScope } from '../site/demo-prefix.ts';
import { bundleFile } from './bundle-files.ts';
import type { IslandBundle } from './island-bundle.ts';

/** Style sheets by a hash of all that they are made from. */
const sheetStore = storeOf<string>('tailwind-sheets', { expires: 'release' });

interface TailwindSheets {
  /** Names of style sheets, by module; each takes the place of what the bundler has made of the module's CSS. */
  readonly sheets: ReadonlyMap<string, string>;
  readonly files: IslandBundle['files'];
  /** By module. */
  readonly problems: ReadonlyMap<string, Problem>;
}

/** Makes the style sheets of those islands that Tailwind is for. */
export async function tailwindSheets(
  { config, cache }: Project,
  islands: readonly Island[],
  { modules, sheets, files: bundled }: Pick<IslandBundle, 'modules' | 'sheets' | 'files'>,
  files: FileSnapshot,
): Promise<TailwindSheets> {
  const made = { sheets: new Map<string, string>(), files: [] as IslandBundle['files'][number][] };
  const problems = new Map<string, Problem>();
  const named = islands.filter(({ classes, module }) => classes && modules.has(module));
  if (named.length === 0) return { ...made, problems };
  const store = cache.open(sheetStore);
  const folder = packageFolderOf(tailwindPackage, config.root);
  const version = folder && manifestOf(folder);
  // Loaded where something is to be made.
  let tailwind: TailwindCompiler | undefined;
  for (const island of new Map(named.map((one) => [one.module, one])).values()) {
    const { module, entry, classes = [] } = island;
    const sheet = bundled.find(({ path }) => path === sheets.get(module));
    const input = { classes, css: sheet ? Buffer.from(sheet.read()).toString() : '', scope: tailwindScope(module) };
    const key = contentHash(JSON.stringify([version, entry, input]));
    let css = version && store.get(key);
    if (css === undefined) {
      tailwind ??= tailwindOf(config.root);
      if (!tailwind) {
        problems.set(module, missing(island));
        continue;
      }
      try {
        const output = await tailwind.compile({ ...input, folder: posix.dirname(files.absolute(entry)) });
        css = output.css;
        if (version && !output.readsFiles) store.set(key, css);
      } catch (error) {
        problems.set(module, refused(island, error, files));
        continue;
      }
    }
    const stem = posix.basename(module).replaceAll(' ', '-');
    const name = `${stem}.${nameHash(contentHash(css))}.css`;
    made.sheets.set(module, name);
    made.files.push(bundleFile({ path: name, contents: Buffer.from(css) }));
  }
  return { ...made, problems };
}

function missing({ module, entry }: Island): Problem {
  return { rule: 'tailwind-missing', severity: 'error', file: entry, demo: module, package: tailwindPackage };
}

/** What Tailwind says of the CSS, at the line that has the name which it quotes. */
function refused({ module, entry, reads }: Island, error: unknown, files: FileSnapshot): Problem {
  const message = error instanceof Error ? error.message : String(error);
  const quoted = /`([^`]+)`/.exec(message)?.[1];
  const places = reads.flatMap(({ path, hash }) => {
    const text = hash !== null && path.endsWith('.css') ? files.readText(path)?.text : undefined;
    const line = quoted === undefined ? -1 : (text?.split('\n').findIndex((one) => one.includes(quoted)) ?? -1);
    return line < 0 ? [] : [{ file: path, line: line + 1 }];
  });
  const place = places[0] ?? { file: entry };
  return { rule: 'demo-compile', severity: 'error', ...place, demo: module, message };
}
