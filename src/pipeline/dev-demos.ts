// Demos in a dev server: nothing is bundled until a browser asks for a demo's module; then its page's demos are, together.
import type { DemoRendering, DemoSheet } from '../model/demo.ts';
import type { Island } from '../model/island.ts';
import type { Page } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import type { Problem } from '../model/problem.ts';
import { contentHash } from '../disk/read-sources.ts';
import { demoIdOf } from '../model/demo-id.ts';
import { islandsOf, siteIslands } from '../site/component-islands.ts';
import { assetsPath, knownRenderings, readyDemos, type ReadyDemos } from './demo-bundles.ts';
import type { Project } from './project.ts';

export interface DevDemos {
  /** What pages are rendered with: module addresses of this server, renderings of earlier runs. */
  readonly ready: ReadyDemos;
  /** A module or chunk by URL path; `undefined` where there is none. */
  answer(pathname: string, referer: string | undefined): Promise<string | Uint8Array | undefined>;
  /** What bundling and rendering found so far of the demos that this snapshot has. */
  problems(): readonly Problem[];
}

/**
 * What bundling has made so far. One for all snapshots: a page may ask for what the last one named, and a browser that has a
 * demo's module does not ask again when the next one names it, too.
 */
export interface BundledDemos {
  /** Files by URL path; names carry hashes. */
  readonly outputs: Map<string, string | Uint8Array>;
  /** What was found of an island, by the address of its module and its id. */
  readonly problems: Map<string, readonly Problem[]>;
}

export interface DevDemoOptions {
  readonly bundled: BundledDemos;
  /** Told when bundling or rendering found problems, or finds that they are solved. */
  readonly onProblems: () => void;
  /** Grows with each save of a module that demos may import without naming it. */
  readonly moduleRevision: number;
}

/** Prepares the demos of a loaded site. */
export function devDemos(project: Project, site: Site, { bundled, onProblems, moduleRevision }: DevDemoOptions): DevDemos {
  const folder = `${assetsPath(project.config.base)}demos/`;
  const urls = new Map<string, string>();
  const byUrl = new Map<string, Island>();
  const all = siteIslands(site);
  for (const island of all) {
    // The address carries the island's content: a changed one is a new module to the browser.
    const url = `${folder}dev/${contentHash(JSON.stringify([island.module, island.reads, moduleRevision]))}.js`;
    urls.set(island.module, url);
    byUrl.set(url, island);
  }
  const problemKey = ({ id, module }: Island) => `${urls.get(module)} ${id}`;
  const ofPage = (page: Page) => islandsOf(page, site, (from, reference) => site.demos.get(demoIdOf(from.source, reference)));
  const pages = [...site.pages.values()].flatMap((byPathname) => [...byPathname.values()]);
  const groups = new Map<string, Promise<ReadyDemos>>();
  const groupOf = (island: Island, referer: string | undefined) => {
    const pathname = referer && URL.canParse(referer) ? decodeURI(new URL(referer).pathname) : '';
    const owners = pages.filter((page) => ofPage(page).some(({ module }) => module === island.module));
    const page = owners.find((owner) => pathname.endsWith(owner.address.pathname)) ?? owners[0];
    const key = page?.source ?? island.id;
    let group = groups.get(key);
    if (!group) {
      const islands = [...new Map((page ? ofPage(page) : [island]).map((one) => [one.id, one])).values()];
      group = readyDemos(project, islands, project.disk.files()).then((ready) => {
        for (const file of ready.files) if ('contents' in file) bundled.outputs.set(`/${file.path}`, file.contents);
        const had = islands.filter((one) => bundled.problems.delete(problemKey(one))).length > 0;
        for (const one of islands) {
          const problems = ready.renderings.get(one.id)?.problems ?? [];
          if (problems.length > 0) bundled.problems.set(problemKey(one), problems);
        }
        if (had || ready.problems.length > 0) onProblems();
        return ready;
      });
      groups.set(key, group);
    }
    return group;
  };
  // Renderings are remembered by the files that a demo names: they say nothing of another module that changed.
  const renderings = moduleRevision === 0 ? knownRenderings(project, all) : new Map<string, DemoRendering>();
  return {
    ready: { modules: urls, renderings, files: [], problems: [] },
    async answer(pathname, referer) {
      const island = byUrl.get(pathname);
      if (!island) return bundled.outputs.get(pathname);
      const ready = await groupOf(island, referer);
      const module = ready.modules.get(island.module);
      if (module) return `export * from ${JSON.stringify(module)};\n${sheetScript(ready.renderings.get(island.id)?.sheet)}`;
      const [problem] = ready.renderings.get(island.id)?.problems ?? [];
      const reason = problem && 'message' in problem ? `${problem.file}${problem.line ? `:${problem.line}` : ''}: ${problem.message}` : 'The demo could not be bundled.';
      return `throw new Error(${JSON.stringify(reason)});\n`;
    },
    problems: () => (bundled.problems.size === 0 ? [] : all.flatMap((island) => bundled.problems.get(problemKey(island)) ?? [])),
  };
}

/** Brings a demo's style sheet with its module: when its page was sent, nobody knew it yet. */
function sheetScript(sheet: DemoSheet | undefined): string {
  if (!sheet) return '';
  const text = JSON.stringify(`@import url(${JSON.stringify(sheet.url)});`);
  return `document.head.append(Object.assign(document.createElement('style'), { textContent: ${text} }));\n`;
}
