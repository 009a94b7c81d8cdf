// Demos in a dev server: nothing is bundled until a browser asks for a demo's module; then its page's demos are, together.
import type { Demo } from '../model/demo.ts';
import type { Page } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import type { Problem } from '../model/problem.ts';
import { contentHash } from '../disk/read-sources.ts';
import { demoIdOf } from '../demos/demo-id.ts';
import { assetsPath, knownRenderings, readyDemos, type ReadyDemos } from './demo-bundles.ts';
import type { Project } from './project.ts';

export interface DevDemos {
  /** What pages are rendered with: module addresses of this server, renderings of earlier runs. */
  readonly ready: ReadyDemos;
  /** A module or chunk by URL path; `undefined` where there is none. */
  answer(pathname: string, referer: string | undefined): Promise<string | Uint8Array | undefined>;
}

export interface DevDemoOptions {
  /** Hears what bundling and rendering find. */
  readonly onProblems: (page: string, problems: readonly Problem[]) => void;
  /** Bundled files by URL path. Names carry hashes, so one map serves all snapshots: a page may ask for what the last one named. */
  readonly outputs: Map<string, string | Uint8Array>;
}

/** Prepares the demos of a loaded site. */
export function devDemos(project: Project, site: Site, { onProblems, outputs }: DevDemoOptions): DevDemos {
  const folder = `${assetsPath(project.config.base)}demos/`;
  const urls = new Map<string, string>();
  const byUrl = new Map<string, Demo>();
  for (const demo of site.demos.values()) {
    // The address carries the demo's content: a changed demo is a new module to the browser.
    const url = `${folder}dev/${contentHash(demo.id + JSON.stringify(demo.reads))}.js`;
    urls.set(demo.id, url);
    byUrl.set(url, demo);
  }
  const pages = [...site.pages.values()].flatMap((byPathname) => [...byPathname.values()]);
  const groups = new Map<string, Promise<ReadyDemos>>();
  const groupOf = (demo: Demo, referer: string | undefined) => {
    const pathname = referer && URL.canParse(referer) ? decodeURI(new URL(referer).pathname) : '';
    const owners = pages.filter((page) => demoIdsOf(page).includes(demo.id));
    const page = owners.find((owner) => pathname.endsWith(owner.address.pathname)) ?? owners[0];
    const key = page?.source ?? demo.id;
    let group = groups.get(key);
    if (!group) {
      const demos = [...new Set(page ? demoIdsOf(page) : [demo.id])].flatMap((id) => site.demos.get(id) ?? []);
      group = readyDemos(project, demos, project.disk.files()).then((ready) => {
        for (const file of ready.files) if ('contents' in file) outputs.set(`/${file.path}`, file.contents);
        onProblems(key, ready.problems);
        return ready;
      });
      groups.set(key, group);
    }
    return group;
  };
  return {
    ready: { modules: urls, renderings: knownRenderings(project, [...site.demos.values()]), files: [], problems: [] },
    async answer(pathname, referer) {
      const demo = byUrl.get(pathname);
      if (!demo) return outputs.get(pathname);
      const ready = await groupOf(demo, referer);
      const module = ready.modules.get(demo.id);
      if (module) return `export * from ${JSON.stringify(module)};\n`;
      const [problem] = ready.renderings.get(demo.id)?.problems ?? [];
      const reason = problem && 'message' in problem ? `${problem.file}${problem.line ? `:${problem.line}` : ''}: ${problem.message}` : 'The demo could not be bundled.';
      return `throw new Error(${JSON.stringify(reason)});\n`;
    },
  };
}

function demoIdsOf(page: Page): string[] {
  return page.blocks.flatMap((block) => (block.type === 'demo' ? [demoIdOf(page.source, block.demo)] : []));
}
