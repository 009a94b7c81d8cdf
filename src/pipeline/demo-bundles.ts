// Demos made ready to show: bundled for browser and server, rendered on the server, all of it cached by its inputs.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleDemos, type DemoEntry } from '../bundle/bundle-demos.ts';
import { contentHash, projectPath } from '../disk/read-sources.ts';
import type { Demo, DemoRendering } from '../model/demo.ts';
import type { OutputFile } from '../model/output-file.ts';
import type { Problem } from '../model/problem.ts';
import { renderDemos } from '../render/render-demos.ts';
import { demoPrefix } from '../site/demo-prefix.ts';
import type { FilesAtHand } from './files-at-hand.ts';
import type { Project } from './project.ts';

interface Bundle {
  readonly modules: ReadonlyMap<string, string>;
  readonly files: readonly { readonly path: string; readonly contents: Uint8Array }[];
  readonly problems: ReadonlyMap<string, Problem>;
}

export interface ReadyDemos {
  /** URL path of each demo's module for the browser. */
  readonly modules: ReadonlyMap<string, string>;
  readonly renderings: ReadonlyMap<string, DemoRendering>;
  readonly files: readonly OutputFile[];
  readonly problems: readonly Problem[];
}

export const noDemos: ReadyDemos = { modules: new Map(), renderings: new Map(), files: [], problems: [] };

/** URL folder of everything whose name carries a hash of its content. */
export function assetsPath(base: string): string {
  return `${base}/_assets/`;
}

/** Bundles and renders demos. One that cannot be compiled has an error among the problems and an error as its rendering. */
export async function readyDemos(project: Project, demos: readonly Demo[], files: FilesAtHand): Promise<ReadyDemos> {
  if (demos.length === 0) return noDemos;
  const entries = demos.map((demo) => ({ id: demo.id, entry: files.absolute(demo.variants[0]!.entry) }));
  const [browser, server] = await Promise.all([bundle(project, entries, 'browser', files), bundle(project, entries, 'server', files)]);
  const folder = `${assetsPath(project.config.base)}demos/`;
  const renderings = await renderingsOf(project, demos, server);
  const problems = new Map([...server.problems, ...browser.problems]);
  for (const [id, problem] of problems) renderings.set(id, { id, styles: {}, problems: [problem] });
  return {
    modules: new Map([...browser.modules].map(([id, name]) => [id, folder + name])),
    renderings,
    files: browser.files.map(({ path, contents }) => ({ path: folder.slice(1) + path, contents })),
    problems: [...renderings.values()].flatMap((rendering) => rendering.problems),
  };
}

/** What earlier runs know of demos, without any bundling: for a first answer while the rest is made. */
export function knownRenderings(project: Project, demos: readonly Demo[]): ReadonlyMap<string, DemoRendering> {
  const known = demos.flatMap((demo) => {
    const rendering = project.stores.renderings.get(`latest ${renderedFrom(demo)}`);
    return rendering ? [[demo.id, rendering] as const] : [];
  });
  return new Map(known);
}

async function bundle(project: Project, demos: readonly DemoEntry[], side: 'browser' | 'server', files: FilesAtHand): Promise<Bundle> {
  const { config, bundling, stores } = project;
  const key = contentHash(JSON.stringify([side, demos, bundling, config.demoSetup]));
  const known = stores.bundles.get(key);
  if (known && files.unchanged(known.reads)) {
    return {
      modules: new Map(known.modules),
      files: known.files.map(([path, contents]) => ({ path, contents: Buffer.from(contents, 'base64') })),
      problems: new Map(known.problems),
    };
  }
  const made = await bundleDemos({ context: bundling, demos, side, setup: config.demoSetup, minify: side === 'browser' });
  const outputs = made.files.map((file) => ({ path: file.path, contents: (file as { contents: Uint8Array }).contents }));
  if (made.problems.size === 0) {
    stores.bundles.set(key, {
      reads: made.inputs.map((input) => ({ path: projectPath(config.root, input), hash: files.readFile(projectPath(config.root, input))?.hash ?? null })),
      modules: [...made.modules],
      files: outputs.map(({ path, contents }) => [path, Buffer.from(contents).toString('base64')]),
      problems: [],
    });
  }
  return { modules: made.modules, files: outputs, problems: made.problems };
}

async function renderingsOf(project: Project, demos: readonly Demo[], server: Bundle): Promise<Map<string, DemoRendering>> {
  const { stores, config } = project;
  const colors = config.theme;
  const results = new Map<string, DemoRendering>();
  const keyOf = (id: string) => `${id} ${server.modules.get(id)} ${JSON.stringify(colors)}`;
  const missing: Demo[] = [];
  for (const demo of demos) {
    if (!server.modules.has(demo.id)) continue;
    const known = stores.renderings.get(keyOf(demo.id));
    if (known) results.set(demo.id, known);
    else missing.push(demo);
  }
  if (missing.length > 0) {
    const folder = mkdtempSync(join(tmpdir(), 'xdocs-'));
    try {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
      for (const { path, contents } of server.files) writeFileSync(join(folder, path), contents);
      const modules = missing.map((demo) => ({ id: demo.id, module: join(folder, server.modules.get(demo.id)!), idPrefix: demoPrefix(demo.id), file: demo.variants[0]!.entry }));
      for (const rendering of await renderDemos(modules, colors)) {
        results.set(rendering.id, rendering);
        stores.renderings.set(keyOf(rendering.id), rendering);
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  for (const demo of demos) {
    const rendering = results.get(demo.id);
    const key = `latest ${renderedFrom(demo)}`;
    if (rendering && stores.renderings.get(key) !== rendering) stores.renderings.set(key, rendering);
  }
  return results;
}

/** A demo's own files: what a remembered rendering stands for. */
function renderedFrom(demo: Demo): string {
  return `${demo.id} ${contentHash(JSON.stringify(demo.reads))}`;
}
