// Demos made ready to show: bundled for browser and server, rendered on the server, all of it cached by its inputs.
import { join } from 'node:path';
import { bundleDemos, type DemoEntry } from '../bundle/bundle-demos.ts';
import type { FilesAtHand } from '../disk/files-at-hand.ts';
import { contentHash, projectPath } from '../disk/read-sources.ts';
import { withTemporaryModules } from '../disk/temporary-modules.ts';
import type { DemoRendering, DemoSheet } from '../model/demo.ts';
import type { Island } from '../model/island.ts';
import type { OutputFile } from '../model/output-file.ts';
import type { Problem } from '../model/problem.ts';
import { renderDemos } from '../render/render-demos.ts';
import { demoPrefix } from '../site/demo-prefix.ts';
import type { Project } from './project.ts';

interface Bundle {
  readonly modules: ReadonlyMap<string, string>;
  readonly sheets: ReadonlyMap<string, string>;
  readonly files: readonly { readonly path: string; readonly contents: Uint8Array }[];
  readonly problems: ReadonlyMap<string, Problem>;
  /** Whether it is known what it was made from: no file was written while it was bundled. */
  readonly known: boolean;
}

export interface ReadyDemos {
  /** URL path for the browser, by the id that a module is bundled by. */
  readonly modules: ReadonlyMap<string, string>;
  readonly renderings: ReadonlyMap<string, DemoRendering>;
  readonly files: readonly OutputFile[];
  readonly problems: readonly Problem[];
}

export const noDemos: ReadyDemos = { modules: new Map(), renderings: new Map(), files: [], problems: [] };

/** Bytes up to which a style sheet stands in the page itself. */
const shortSheet = 1000;

/** URL folder of everything whose name carries a hash of its content. */
export function assetsPath(base: string): string {
  return `${base}/_assets/`;
}

/** Bundles and renders islands. One that cannot be compiled has an error among the problems and an error as its rendering. */
export async function readyDemos(project: Project, islands: readonly Island[], files: FilesAtHand): Promise<ReadyDemos> {
  if (islands.length === 0) return noDemos;
  const entries = [...new Map(islands.map(({ module, entry }) => [module, { id: module, entry: files.absolute(entry) }])).values()];
  const [browser, server] = await Promise.all([bundle(project, entries, 'browser', files), bundle(project, entries, 'server', files)]);
  const folder = `${assetsPath(project.config.base)}demos/`;
  const renderings = await renderingsOf(project, islands, server, files);
  const problems = new Map([...server.problems, ...browser.problems]);
  const sheets = sheetsOf(browser, folder);
  for (const { id, module } of islands) {
    const problem = problems.get(module);
    if (problem) renderings.set(id, { id, styles: {}, problems: [problem] });
    const [rendering, sheet] = [renderings.get(id), sheets.get(module)];
    if (rendering && sheet) renderings.set(id, { ...rendering, sheet });
  }
  return {
    modules: new Map([...browser.modules].map(([id, name]) => [id, folder + name])),
    renderings,
    files: browser.files.map(({ path, contents }) => ({ path: folder.slice(1) + path, contents })),
    problems: [...renderings.values()].flatMap((rendering) => rendering.problems),
  };
}

/** What earlier runs know of islands, without any bundling: for a first answer while the rest is made. */
export function knownRenderings(project: Project, islands: readonly Island[]): ReadonlyMap<string, DemoRendering> {
  const known = islands.flatMap((island) => {
    const rendering = project.stores.renderings.get(`latest ${renderedFrom(island, project)}`);
    return rendering ? [[island.id, rendering] as const] : [];
  });
  return new Map(known);
}

/** The style sheets of modules; a short one as text, which costs a page less than a request. */
function sheetsOf({ sheets, files }: Bundle, folder: string): ReadonlyMap<string, DemoSheet> {
  const found = new Map(files.filter(({ path }) => path.endsWith('.css')).map(({ path, contents }) => {
    const sheet: DemoSheet = { url: folder + path, ...(contents.length <= shortSheet && { css: Buffer.from(contents).toString().trim() }) };
    return [path, sheet];
  }));
  return new Map([...sheets].flatMap(([module, name]) => (found.has(name) ? [[module, found.get(name)!] as const] : [])));
}

async function bundle(project: Project, demos: readonly DemoEntry[], side: 'browser' | 'server', files: FilesAtHand): Promise<Bundle> {
  const { config, bundling, stores } = project;
  const key = contentHash(JSON.stringify([side, demos, bundling, config.demoSetup]));
  const known = stores.bundles.get(key);
  if (known && files.unchanged(known.reads)) {
    return {
      modules: new Map(known.modules),
      sheets: new Map(known.sheets),
      files: known.files.map(([path, contents]) => ({ path, contents: Buffer.from(contents, 'base64') })),
      problems: new Map(known.problems),
      known: true,
    };
  }
  const made = await bundleDemos({ context: bundling, demos, side, setup: config.demoSetup, minify: side === 'browser' });
  const outputs = made.files.map((file) => ({ path: file.path, contents: (file as { contents: Uint8Array }).contents }));
  const reads = files.readsSince(made.inputs.map((input) => projectPath(config.root, input)));
  if (reads && made.problems.size === 0) {
    stores.bundles.set(key, {
      reads,
      modules: [...made.modules],
      sheets: [...made.sheets],
      files: outputs.map(({ path, contents }) => [path, Buffer.from(contents).toString('base64')]),
      problems: [],
    });
  }
  return { modules: made.modules, sheets: made.sheets, files: outputs, problems: made.problems, known: reads !== undefined };
}

async function renderingsOf(project: Project, islands: readonly Island[], server: Bundle, files: FilesAtHand): Promise<Map<string, DemoRendering>> {
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
      renderDemos(missing.map((island) => ({ id: island.id, name: island.module, module: join(folder, server.modules.get(island.module)!), idPrefix: demoPrefix(island.id), props: island.props, file: island.entry })), colors),
    );
    for (const rendering of renderings) {
      results.set(rendering.id, rendering);
      stores.renderings.set(keyOf(byId.get(rendering.id)!), rendering);
    }
  }
  for (const island of islands) {
    const rendering = results.get(island.id);
    const key = `latest ${renderedFrom(island, project)}`;
    if (rendering && server.known && files.unchanged(island.reads) && stores.renderings.get(key) !== rendering) stores.renderings.set(key, rendering);
  }
  return results;
}

/** An island's own files, and how modules are found: what a remembered rendering stands for. */
function renderedFrom({ id, reads }: Island, { bundling }: Project): string {
  return `${id} ${contentHash(JSON.stringify([reads, bundling]))}`;
}
