// Demos made ready to show: bundled for browser and server, rendered on the server, all of it cached by its inputs.
import { join } from 'node:path';
import { bundleDemos, type DemoEntry } from '../bundle/bundle-demos.ts';
import type { FileSnapshot } from '../disk/file-snapshot.ts';
import { contentHash } from '../disk/read-sources.ts';
import { withTemporaryModules } from '../disk/temporary-modules.ts';
import type { DemoRendering, DemoSheet } from '../model/demo.ts';
import type { Island } from '../model/island.ts';
import type { OutputFile } from '../model/output-file.ts';
import type { Problem } from '../model/problem.ts';
import type { FileRead } from '../model/source-file.ts';
import { gaveNoResult, renderDemos } from '../render/render-demos.ts';
import { demoPrefix } from '../site/demo-prefix.ts';
import { bundleReads } from './bundle-reads.ts';
import type { Project } from './project.ts';
import { rememberRenderings } from './known-renderings.ts';

interface Bundle {
  readonly modules: ReadonlyMap<string, string>;
  readonly sheets: ReadonlyMap<string, string>;
  readonly files: readonly { readonly path: string; readonly contents: Uint8Array }[];
  readonly problems: ReadonlyMap<string, readonly Problem[]>;
  /** What it was made from, where that is known: no file was written while it was bundled. */
  readonly reads: readonly FileRead[] | undefined;
  readonly sourcesOf: (module: string) => readonly string[];
}

export interface ReadyDemos {
  /** URL path for the browser, by the id that a module is bundled by. */
  readonly modules: ReadonlyMap<string, string>;
  readonly renderings: ReadonlyMap<string, DemoRendering>;
  readonly files: readonly OutputFile[];
  readonly problems: readonly Problem[];
  /** Absolute paths of the own files that a module is made of; of a bundle from the cache, those of all its modules. */
  readonly sourcesOf?: (module: string) => readonly string[];
}

export const noDemos: ReadyDemos = { modules: new Map(), renderings: new Map(), files: [], problems: [] };

/** Bytes up to which a style sheet stands in the page itself. */
const shortSheet = 1000;

/** URL folder of everything whose name carries a hash of its content. */
export function assetsPath(base: string): string {
  return `${base}/_assets/`;
}

/**
 * Bundles and renders islands. One that cannot be compiled has an error among the problems and an error as its
 * rendering.
 */
export async function readyDemos(
  project: Project,
  islands: readonly Island[],
  files: FileSnapshot,
): Promise<ReadyDemos> {
  if (islands.length === 0) return noDemos;
  const entries = [
    ...new Map(islands.map(({ module, entry }) => [module, { id: module, entry: files.absolute(entry) }])).values(),
  ];
  const [browser, server] = await Promise.all([
    bundle(project, entries, 'browser', files),
    bundle(project, entries, 'server', files),
  ]);
  const folder = `${assetsPath(project.config.base)}demos/`;
  const renderings = await renderingsOf(project, islands, server, files);
  const problems = new Map([...server.problems, ...browser.problems]);
  const sheets = sheetsOf(browser, folder);
  for (const { id, module } of islands) {
    const own = problems.get(module);
    if (own) renderings.set(id, { id, styles: {}, problems: own });
    const [rendering, sheet] = [renderings.get(id), sheets.get(module)];
    if (rendering && sheet) renderings.set(id, { ...rendering, sheet });
  }
  return {
    modules: new Map([...browser.modules].map(([id, name]) => [id, folder + name])),
    renderings,
    files: browser.files.map(({ path, contents }) => ({ path: folder.slice(1) + path, contents })),
    problems: [...renderings.values()].flatMap((rendering) => rendering.problems),
    sourcesOf: browser.sourcesOf,
  };
}

/** The style sheets of modules; a short one as text, which costs a page less than a request. */
function sheetsOf({ sheets, files }: Bundle, folder: string): ReadonlyMap<string, DemoSheet> {
  const found = new Map(
    files
      .filter(({ path }) => path.endsWith('.css'))
      .map(({ path, contents }) => {
        const sheet: DemoSheet = {
          url: folder + path,
          ...(contents.length <= shortSheet && { css: Buffer.from(contents).toString().trim() }),
        };
        return [path, sheet];
      }),
  );
  return new Map(
    [...sheets].flatMap(([module, name]) => (found.has(name) ? [[module, found.get(name)!] as const] : [])),
  );
}

async function bundle(
  project: Project,
  demos: readonly DemoEntry[],
  side: 'browser' | 'server',
  files: FileSnapshot,
): Promise<Bundle> {
  const { config, bundling, stores } = project;
  const key = contentHash(JSON.stringify([side, demos, bundling, config.demoSetup]));
  const known = stores.bundles.get(key);
  if (known && files.unchanged(known.reads)) {
    return {
      modules: new Map(known.modules),
      sheets: new Map(known.sheets),
      files: known.files.map(([path, contents]) => ({ path, contents: Buffer.from(contents, 'base64') })),
      problems: new Map(known.problems),
      reads: known.reads,
      sourcesOf: () => known.reads.flatMap(({ path, hash }) => (hash === null ? [] : files.absolute(path))),
    };
  }
  const made = await bundleDemos({
    context: bundling,
    demos,
    side,
    setup: config.demoSetup,
    minify: side === 'browser',
  });
  const outputs = made.files.map((file) => ({
    path: file.path,
    contents: (file as { contents: Uint8Array }).contents,
  }));
  const reads = bundleReads(made, config.root, files);
  if (reads && made.problems.size === 0) {
    stores.bundles.set(key, {
      reads,
      modules: [...made.modules],
      sheets: [...made.sheets],
      files: outputs.map(({ path, contents }) => [path, Buffer.from(contents).toString('base64')]),
      problems: [],
    });
  }
  return {
    modules: made.modules,
    sheets: made.sheets,
    files: outputs,
    problems: made.problems,
    reads,
    sourcesOf: made.sourcesOf,
  };
}

async function renderingsOf(
  project: Project,
  islands: readonly Island[],
  server: Bundle,
  files: FileSnapshot,
): Promise<Map<string, DemoRendering>> {
  const { stores, config } = project;
  const colors = config.theme;
  const results = new Map<string, DemoRendering>();
  const keyOf = ({ id, module }: Island) => `${id} ${server.modules.get(module)} ${JSON.stringify(colors)}`;
  const missing: Island[] = [];
  for (const island of islands) {
    if (!server.modules.has(island.module)) continue;
    const known = stores.renderings.get(keyOf(island));
    if (known) results.set(island.id, known);
    else missing.push(island);
  }
  if (missing.length > 0) {
    const byId = new Map(missing.map((island) => [island.id, island]));
    const renderings = await withTemporaryModules(server.files, (folder) =>
      renderDemos(
        missing.map((island) => ({
          id: island.id,
          name: island.module,
          module: join(folder, server.modules.get(island.module)!),
          idPrefix: demoPrefix(island.id),
          props: island.props,
          file: island.entry,
        })),
        colors,
      ),
    );
    for (const rendering of renderings) {
      results.set(rendering.id, rendering);
      // A machine that was busy once says nothing of the next build.
      if (!gaveNoResult(rendering)) stores.renderings.set(keyOf(byId.get(rendering.id)!), rendering);
    }
  }
  const remembered = islands
    .map((island) => ({ island, rendering: keyOf(island) }))
    .filter(({ rendering }) => stores.renderings.has(rendering));
  if (server.reads) rememberRenderings(project, remembered, { reads: server.reads, files });
  return results;
}
