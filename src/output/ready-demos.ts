// Demos made ready to show: bundled for browser and server, and rendered on the server.
import type { FileSnapshot } from '../disk/file-snapshot.ts';
import type { Project } from '../load/project.ts';
import { assetsPath } from '../model/address.ts';
import type { DemoRendering, DemoSheet } from '../model/demo.ts';
import type { Island } from '../model/island.ts';
import type { Problem } from '../model/problem.ts';
import { allRenderings, browserBundle, type BegunDemos } from './begun-demos.ts';
import { outputFileOf, type BundleOutput } from './bundle-files.ts';
import { demoCosts } from './demo-costs.ts';
import type { IslandBundle } from './island-bundle.ts';
import type { IslandRenderings } from './island-renderings.ts';
import { tailwindSheets } from './tailwind-sheets.ts';

export interface ReadyDemos {
  /** URL path for the browser, by the id that a module is bundled by. */
  readonly modules: ReadonlyMap<string, string>;
  /** URL paths of what a browser loads with a module, by its own. */
  readonly imports?: ReadonlyMap<string, readonly string[]>;
  /** What each module costs a reader, in compressed bytes, by the id that it is bundled by. */
  readonly costs?: ReadonlyMap<string, number>;
  readonly renderings: ReadonlyMap<string, DemoRendering>;
  readonly files: readonly BundleOutput[];
  readonly problems: readonly Problem[];
  /** Absolute paths of the own files that a module is made of; of a bundle from the cache, those of all its modules. */
  readonly sourcesOf?: (module: string) => readonly string[];
}

export const noDemos: ReadyDemos = { modules: new Map(), renderings: new Map(), files: [], problems: [] };

/** Bytes up to which a style sheet stands in the page itself. */
const shortSheet = 1000;

/**
 * Bundles and renders islands. One that cannot be compiled has an error among the problems and an error as its
 * rendering.
 *
 * @param options.hasCosts whether to say what each costs: for all islands of a site, which share their packages
 * @param options.begun what was begun of them already
 */
export async function readyDemos(
  project: Project,
  islands: readonly Island[],
  files: FileSnapshot,
  { hasCosts = false, begun }: { readonly hasCosts?: boolean; readonly begun?: BegunDemos | undefined } = {},
): Promise<ReadyDemos> {
  if (islands.length === 0) return noDemos;
  const bundled = browserBundle(project, islands, files, begun);
  const [browser, server, costs] = await Promise.all([
    bundled,
    allRenderings(project, islands, files, begun),
    hasCosts
      ? bundled.then((bundle) => project.trace.step('weigh demos', () => demoCosts(bundle, project.cache)))
      : undefined,
  ]);
  return { ...(await joined(project, islands, files, { browser, server })), ...(costs && { costs }) };
}

/**
 * Islands as a browser needs them, bundled and not rendered: their renderings hold style sheets and what bundling found
 * wrong.
 */
export async function shownDemos(
  project: Project,
  islands: readonly Island[],
  files: FileSnapshot,
  browser: IslandBundle,
): Promise<ReadyDemos> {
  const renderings = new Map(islands.map(({ id }) => [id, { id, styles: {}, problems: [] }]));
  return joined(project, islands, files, { browser, server: { renderings, problems: new Map(), withoutFile: [] } });
}

/** What both sides have made of islands, as pages show it. */
async function joined(
  project: Project,
  islands: readonly Island[],
  files: FileSnapshot,
  { browser, server }: { readonly browser: IslandBundle; readonly server: IslandRenderings },
): Promise<ReadyDemos> {
  const folder = `${assetsPath(project.config.base)}demos/`;
  const tailwind = await project.trace.step('style sheets of demos', () =>
    tailwindSheets(project, islands, browser, files),
  );
  const { renderings } = server;
  const problems = new Map([
    ...server.problems,
    ...[...tailwind.problems].map(([module, problem]) => [module, [problem]] as const),
    ...browser.problems,
  ]);
  const bundle = withSheets(browser, tailwind);
  const sheets = sheetsOf(bundle, folder);
  for (const { id, module, styling = 'system' } of islands) {
    const own = problems.get(module);
    if (own) renderings.set(id, { id, styles: {}, problems: own });
    const [rendering, sheet] = [renderings.get(id), sheets.get(module)];
    const isLayered = styling !== 'system' && ({ isLayered: true } as const);
    if (rendering && sheet) renderings.set(id, { ...rendering, sheet: { ...sheet, ...isLayered } });
  }
  return {
    modules: new Map([...browser.modules].map(([id, name]) => [id, folder + name])),
    imports: new Map([...browser.imports].map(([name, all]) => [folder + name, all.map((each) => folder + each)])),
    renderings,
    files: bundle.files.map((file) => outputFileOf(file, folder.slice(1))),
    problems: [...[...renderings.values()].flatMap((rendering) => rendering.problems), ...notCached([browser, server])],
    sourcesOf: browser.sourcesOf,
  };
}

/** A bundle with other style sheets for some of its modules. */
function withSheets(
  { sheets, files }: Pick<IslandBundle, 'sheets' | 'files'>,
  others: Pick<IslandBundle, 'sheets' | 'files'>,
): Pick<IslandBundle, 'sheets' | 'files'> {
  if (others.files.length === 0) return { sheets, files };
  const all = new Map([...sheets, ...others.sheets]);
  const used = new Set(all.values());
  return {
    sheets: all,
    files: [...files, ...others.files].filter(({ path }) => !path.endsWith('.css') || used.has(path)),
  };
}

/** Says that bundles cannot be kept, and why: nobody knows when what a plugin makes up changes. */
function notCached(bundles: readonly Pick<IslandBundle, 'withoutFile'>[]): Problem[] {
  const [file, ...others] = new Set(bundles.flatMap(({ withoutFile }) => withoutFile));
  if (file === undefined) return [];
  return [{ rule: 'bundle-not-cached', severity: 'warning', file, others: others.length }];
}

/** The style sheets of modules; a short one as text, which costs a page less than a request. */
function sheetsOf(
  { sheets, files }: Pick<IslandBundle, 'sheets' | 'files'>,
  folder: string,
): ReadonlyMap<string, DemoSheet> {
  const found = new Map(
    files
      .filter(({ path }) => path.endsWith('.css'))
      .map(({ path, size, read }) => {
        const sheet: DemoSheet = {
          url: folder + path,
          ...(size <= shortSheet && { css: Buffer.from(read()).toString().trim() }),
        };
        return [path, sheet];
      }),
  );
  return new Map(
    [...sheets].flatMap(([module, name]) => (found.has(name) ? [[module, found.get(name)!] as const] : [])),
  );
}
