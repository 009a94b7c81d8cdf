// Demos in a dev server: nothing is bundled until a browser asks for a demo's module; then its page's demos are,
// together, and of a page whose demos are there already those that have changed.
import type { Island } from '../model/island.ts';
import type { Page } from '../model/page.ts';
import type { Problem } from '../model/problem.ts';
import { contentHash, projectPath } from '../disk/read-sources.ts';
import { demoIdOf } from '../model/demo-id.ts';
import { sentenceOf } from '../report/sentences.ts';
import { islandsOf, siteIslands } from '../site/component-islands.ts';
import { assetsPath } from '../model/address.ts';
import type { BundleOutput } from '../output/bundle-files.ts';
import type { DemoFiles } from '../output/output-part.ts';
import { islandRenderings } from '../output/island-renderings.ts';
import { shownDemos, type ReadyDemos } from '../output/ready-demos.ts';
import { placeInBrowser, type BrowserFailure } from '../output/browser-failures.ts';
import type { BackgroundWork } from './background-work.ts';
import type { BegunBundle } from './begun-bundle.ts';
import type { BundledDemos } from './bundled-demos.ts';
import { bundledTogether } from './bundled-together.ts';
import type { DevLibraries } from './dev-libraries.ts';
import { withSheetScript } from './sheet-script.ts';
import { knownRenderings } from '../output/known-renderings.ts';
import type { Loaded } from '../load/load-site.ts';
import type { Project } from '../load/project.ts';

export interface DevDemos {
  /** What pages are rendered with: module addresses of this server, renderings of earlier runs. */
  readonly ready: ReadyDemos;
  /** Modules, chunks and style sheets, bundled when one is asked for. */
  readonly output: DemoFiles;
  /** What bundling and rendering found so far of the demos that this snapshot has, and what browsers told. */
  problems(): readonly Problem[];
  /** Takes what a browser tells of a demo that has failed there. */
  failed(failure: BrowserFailure): void;
  /** Begins to bundle what saved files change of the page that asked for modules last: the next snapshot has it asked for. */
  expect(changed: readonly string[]): void;
  /** Addresses of modules by those that the page which asked last has them by, and begins to bundle them: it is about to ask. */
  anticipate(): Readonly<Record<string, string>>;
}

export interface DevDemoOptions {
  readonly bundled: BundledDemos;
  readonly libraries: DevLibraries;
  readonly begun: BegunBundle;
  /** Where demos are rendered on the server, and libraries bundled: a browser shows a demo without. */
  readonly background: BackgroundWork;
  /** Told when bundling or rendering found problems, or finds that they are solved. */
  readonly onProblems: () => void;
  /** Grows with each save of a module that demos may import without naming it. */
  readonly moduleRevision: number;
}

/** Prepares the demos of a loaded site. */
export function devDemos(
  project: Project,
  { site, files }: Pick<Loaded, 'site' | 'files'>,
  { bundled, libraries, begun, background, onProblems, moduleRevision }: DevDemoOptions,
): DevDemos {
  const folder = `${assetsPath(project.config.base)}demos/`;
  const urls = new Map<string, string>();
  const revisions = new Map<string, number>();
  const byUrl = new Map<string, Island>();
  const all = siteIslands(site);
  for (const island of all) {
    const urlOf = () => `${folder}dev.${addressOf(island, [moduleRevision, bundled.revisionOf(island.module)])}.js`;
    if (bundled.isUndone(island.module, urlOf())) bundled.renew(island.module);
    const url = urlOf();
    urls.set(island.module, url);
    revisions.set(island.module, bundled.revisionOf(island.module));
    byUrl.set(url, island);
  }
  bundled.dropProblems((key) => byUrl.has(key.split(' ', 1)[0]!));
  /** A component has an id for each of its props, and one module. */
  const ofModule = (module: string) => all.filter((one) => one.module === module);
  const problemKey = ({ id, module }: Island) => `${urls.get(module)} ${id}`;
  const failureKey = (island: Island) => `${problemKey(island)} in a browser`;
  const ofPage = (page: Page) =>
    islandsOf(page, site, (from, reference) => site.demos.get(demoIdOf(from.source, reference)));
  const pages = [...site.pages.values()].flatMap((byPathname) => [...byPathname.values()]);
  const groups = new Map<string, Promise<Omit<ReadyDemos, 'files'>>>();
  const tell = (news: readonly Island[]) => {
    if (news.length > 0) onProblems();
  };
  /** The source map of a module, beside the address that the module has here. */
  const mapOf = ({ module }: Island, made: readonly BundleOutput[], { modules }: Pick<ReadyDemos, 'modules'>) => {
    const map = made.find(({ path }) => `/${path}` === `${modules.get(module)}.map`);
    return map ? [{ ...map.make(), path: `${urls.get(module)!.slice(1)}.map` }] : [];
  };
  /** With libraries that are there already, where all are. */
  const shown = async (islands: readonly Island[]) => {
    const view = project.disk.files();
    const present = libraries.present(project);
    const bundle = await begun.take(project, islands, view, present);
    if (bundle.unlinked.length > 0 || libraries.isWanting(project))
      background.add('libraries', () => libraries.prepare(project, islands, all));
    return shownDemos(project, islands, view, bundle);
  };
  /** The page that an island is asked for by, by its source, and its islands. */
  const pageAround = (island: Island, referer: string | undefined) => {
    const pathname = referer && URL.canParse(referer) ? decodeURI(new URL(referer).pathname) : '';
    const isOwner = (page: Page) => ofPage(page).some(({ module }) => module === island.module);
    const asking = pages.filter(({ address }) => pathname.endsWith(address.pathname));
    const page = asking.find(isOwner) ?? pages.find(isOwner);
    const ofIt = [...new Map((page ? ofPage(page) : [island]).map((one) => [one.id, one])).values()];
    return { key: page?.source ?? island.id, ofIt };
  };
  const aroundAll = () => libraries.present(project)?.around?.holds;
  const groupOf = (island: Island, referer: string | undefined) => {
    const known = groups.get(island.module);
    if (known) return known;
    const { key, ofIt } = pageAround(island, referer);
    const islands = bundledTogether(island, ofIt, {
      bundled,
      files,
      urls,
      templates: project.bundling.templates,
      around: aroundAll(),
    });
    for (const one of islands) bundled.keepSources(one, project.config.root, undefined);
    const group = shown(islands).then(({ files: bundledFiles, ...ready }) => {
      bundled.keepFiles(key, [
        ...bundledFiles.map(({ path, make }) => ({ path, ...make() })),
        ...islands.flatMap((one) => mapOf(one, bundledFiles, ready)),
      ]);
      const now = project.disk.files();
      for (const one of islands) {
        // What was saved since is under the address of what was saved before: it is not to be asked for again.
        if (!now.unchanged(one.reads)) bundled.renew(one.module);
        bundled.keepSources(one, project.config.root, ready);
        if (ready.modules.has(one.module)) bundled.keepMade(urls.get(one.module)!);
      }
      const problems = ({ id }: Island) => ready.renderings.get(id)?.problems ?? [];
      tell(islands.filter((one) => problems(one).length > 0 && bundled.keepProblems(problemKey(one), problems(one))));
      background.add(islands.map(({ id }) => id).join(), async () => {
        const server = await islandRenderings(project, islands, project.disk.files(), all);
        const found = (one: Island) =>
          [problems(one), server.problems.get(one.module), server.renderings.get(one.id)?.problems].find(
            (list) => list && list.length > 0,
          ) ?? [];
        tell(islands.filter((one) => bundled.keepProblems(problemKey(one), found(one))));
      });
      return ready;
    });
    for (const one of islands) groups.set(one.module, group);
    return group;
  };
  // Known ones stand for files; what a plugin of the site reads besides is not among them.
  const known = moduleRevision === 0 ? all.filter(({ module }) => bundled.revisionOf(module) === 0) : [];
  const renderings = knownRenderings(project, known, files, all);
  const moduleOf = async (island: Island, referer: string | undefined) => {
    const ready = await groupOf(island, referer);
    const module = ready.modules.get(island.module);
    const made = module && bundled.fileAt(module);
    const text = made ? Buffer.from(made).toString() : undefined;
    const rendering = ofModule(island.module).flatMap(({ id }) => ready.renderings.get(id) ?? [])[0];
    const sheet = rendering?.sheet;
    if (module && bundled.keepSheet(island.module, urls.get(island.module)!, sheet !== undefined))
      return withSheetScript({ url: module, text }, sheet, island);
    if (text) return text;
    const [problem] = rendering?.problems ?? [];
    const reason = problem
      ? `${problem.file}${problem.line ? `:${problem.line}` : ''}: ${'message' in problem ? problem.message : sentenceOf(problem)}`
      : 'The demo could not be bundled.';
    return `throw new Error(${JSON.stringify(reason)});\n`;
  };
  return {
    ready: { modules: urls, renderings, files: [], problems: [] },
    output: {
      files: [],
      async fileAt(path, { referer }) {
        const island = byUrl.get(`/${path}`);
        if (island) bundled.keepAsked(referer, island.module, `/${path}`);
        const contents = island ? await moduleOf(island, referer) : bundled.fileAt(`/${path}`);
        return contents === undefined ? undefined : { path, contents };
      },
    },
    problems: () =>
      all.flatMap((island) => [...bundled.problemsOf(problemKey(island)), ...bundled.problemsOf(failureKey(island))]),
    failed(failure) {
      const island = byUrl.get(failure.module);
      if (!island) return;
      // What bundling has found is the reason, and what was told once is known.
      const told = ofModule(island.module).flatMap((one) =>
        [problemKey(one), failureKey(one)].flatMap((key) => bundled.problemsOf(key)),
      );
      if (told.some(({ severity }) => severity === 'error')) return;
      const place = placeInBrowser(failure.stack, (url) => bundled.fileAt(url), project);
      const problem: Problem = {
        rule: 'demo-browser-error',
        severity: 'error',
        file: island.entry,
        ...place,
        demo: island.id,
        message: failure.message,
      };
      bundled.keepProblems(failureKey(island), [problem]);
      onProblems();
    },
    expect(changed) {
      const { page, urls: asked } = bundled.lastAsked();
      begun.drop();
      if (asked.size === 0) return;
      const paths = new Set(changed.map((path) => projectPath(project.config.root, path)));
      const touched = all.filter(
        ({ module, reads }) =>
          asked.has(module) &&
          (reads.some(({ path }) => paths.has(path)) || bundled.revisionOf(module) !== revisions.get(module)),
      );
      if (!touched[0]) return;
      const { ofIt } = pageAround(touched[0], page);
      const isMade = (url: string) => bundled.isMade(url) && !touched.some(({ module }) => urls.get(module) === url);
      const islands = bundledTogether(touched[0], ofIt, {
        bundled: { ...bundled, isMade },
        files,
        urls,
        templates: project.bundling.templates,
        around: aroundAll(),
      });
      begun.begin(project, islands, libraries.present(project));
    },
    anticipate() {
      const { page, urls: asked } = bundled.lastAsked();
      const changed = all.filter(({ module }) => asked.has(module) && asked.get(module) !== urls.get(module));
      // What fails is told to who asks.
      if (changed[0]) void groupOf(changed[0], page).catch(() => undefined);
      return Object.fromEntries(changed.map(({ module }) => [asked.get(module)!, urls.get(module)!]));
    },
  };
}

/** Of each demo the last address, and what it is made from. */
const addresses = new WeakMap<Island['reads'], Map<string, readonly [key: string, address: string]>>();

/**
 * The name of an island's content: a changed one is a new module to the browser. The list of what an untouched demo is made
 * of is the same value in every snapshot.
 */
function addressOf({ module, reads }: Island, revisions: readonly number[]): string {
  const known = addresses.get(reads) ?? new Map<string, readonly [string, string]>();
  addresses.set(reads, known);
  const key = revisions.join();
  const last = known.get(module);
  if (last?.[0] === key) return last[1];
  const address = contentHash(JSON.stringify([module, reads, ...revisions]));
  known.set(module, [key, address]);
  return address;
}
