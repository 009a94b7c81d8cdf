// What pages run: the demos and components that their directives name, each read or looked up once.
import { posix } from 'node:path';
import { demoIdOf } from '../model/demo-id.ts';
import type { FileSnapshot } from '../disk/file-snapshot.ts';
import { projectPath } from '../disk/read-sources.ts';
import { builtInOf, componentKey, isHeaderDirective } from '../model/component-key.ts';
import type { Demo } from '../model/demo.ts';
import type { SiteComponent } from '../model/island.ts';
import { nearestOfMany } from '../model/nearest.ts';
import type { Page } from '../model/page.ts';
import type { Problem } from '../model/problem.ts';
import type { FileRefusal } from '../model/file-refusal.ts';
import { eventLoopYield } from '../disk/event-loop-yield.ts';
import type { FoundDemo } from '../demos/read-demo.ts';
import { siteModules, type ModuleRedirections } from '../demos/site-modules.ts';
import type { Config } from '../model/config.ts';
import { cacheKey } from './cache-key.ts';
import type { DemoMemory, DirectedDemo } from './demo-memory.ts';
import { storeOf } from './cache.ts';
import { filesUnchanged, memo } from './memo.ts';
import type { Project } from './project.ts';
import { readableFiles, type ReadableFiles } from './readable-files.ts';

const demoStore = storeOf<FoundDemo>('demos');

/**
 * Reads every demo that a page names, once. A name that leads nowhere is a problem where it is written.
 *
 * @param memory what is known of pages whose demos nobody touched
 */
export async function loadDemos(
  project: Project,
  pages: readonly Page[],
  files: FileSnapshot,
  memory?: DemoMemory,
): Promise<{ demos: Map<string, Demo>; problems: Problem[] }> {
  const demos = new Map<string, Demo>();
  const problems: Problem[] = [];
  const directed = demoReader(project, files);
  for (const page of pages) {
    const known = memory?.of(page);
    const found = known ?? (await directed(page));
    if (!known) memory?.keep(page, found, files);
    for (const { id, demo, problem } of found) {
      if (demos.has(id)) continue;
      if (demo) demos.set(id, demo);
      if (problem) problems.push(problem);
    }
  }
  return { demos, problems };
}

/** Loads what reads a demo that is new or changed: the parser takes its time, and mostly nobody needs it. */
export function demoParser(): Promise<typeof import('../demos/read-demo.ts')> {
  return import('../demos/read-demo.ts');
}

/** Returns a function that reads what the directives of a page lead to; each demo once. */
function demoReader(project: Project, files: FileSnapshot): (page: Page) => Promise<readonly DirectedDemo[]> {
  const store = project.cache.open(demoStore);
  const isValid = filesUnchanged(files);
  const readable = readableFiles(project.config, files);
  const yieldIfDue = eventLoopYield();
  const redirections = redirectionsOf(project.config);
  const siteModuleOf = siteModules(redirections);
  const settings = cacheKey(project.config.root, redirections);
  const keyOf = (id: string) => `${id} ${settings}`;
  const read = new Map<string, Demo>();
  return async (page) => {
    const directed: DirectedDemo[] = [];
    for (const block of page.directives) {
      if (block.type !== 'demo') continue;
      await yieldIfDue();
      const id = demoIdOf(page.source, block.demo);
      const known = read.get(id);
      if (known) {
        directed.push({ id, demo: known });
        continue;
      }
      const refusalOf = ({ demo }: FoundDemo) => demo && demoRefusal(demo, page, readable);
      const make = async () => {
        const { readDemo } = await demoParser();
        return readDemo(id, { ...files, siteModuleOf });
      };
      // What a page may not show does not get into the cache, either.
      const found = await memo(store, keyOf(id), isValid, make, (made) => refusalOf(made) === undefined);
      const place = { severity: 'error', file: page.source, ...block.position } as const;
      const refusal = refusalOf(found);
      if (refusal) directed.push({ id, problem: { rule: 'file-refused', ...place, found: block.demo, ...refusal } });
      else if (found.demo) {
        read.set(id, found.demo);
        directed.push({ id, demo: found.demo });
      } else {
        const { suggestion } = found;
        directed.push({ id, problem: { rule: 'demo-missing', ...place, demo: block.demo, suggestion } });
      }
    }
    return directed;
  };
}

/**
 * Whether the demos of a site are what the disk has of them. A watcher sees what happens where it watches, and not on
 * every file system.
 */
export async function demosStand(
  project: Project,
  pages: readonly Page[],
  demos: ReadonlyMap<string, Demo>,
): Promise<boolean> {
  const now = await loadDemos(project, pages, project.disk.files());
  const named = pages.flatMap(({ source, directives }) =>
    directives.flatMap((block) => (block.type === 'demo' ? [demoIdOf(source, block.demo)] : [])),
  );
  // Of files that are as they were, the record is the same value.
  return named.every((id) => now.demos.get(id) === demos.get(id));
}

/** What leads imports to the site's own modules, as project paths. */
function redirectionsOf({ root, aliases, replacements, moduleRoots }: Config): ModuleRedirections {
  const projectPaths = (targets: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(targets).map(([from, to]) => [from, projectPath(root, to)]));
  return {
    aliases: projectPaths(aliases),
    replacements: projectPaths(replacements),
    moduleRoots: moduleRoots.map((folder) => projectPath(root, folder)),
  };
}

/** Why a page may not show a demo. What the demo's modules import is no concern of the page's. */
function demoRefusal({ id, reads }: Demo, { source }: Page, readable: ReadableFiles): FileRefusal | undefined {
  for (const { path, hash } of reads) {
    const isNamed = hash !== null && (path.startsWith(`${id}.`) || path.startsWith(`${id}/`));
    const refusal = isNamed ? readable.refusalOf(path, source, 'module') : undefined;
    if (refusal) return refusal;
  }
  return undefined;
}

/** Looks up every component that a page names, by its key. The bundler's own resolution decides: it will load them. */
export async function loadComponents(
  { config, bundling }: Project,
  pages: readonly Page[],
  files: FileSnapshot,
): Promise<Map<string, SiteComponent>> {
  const names = new Set(
    pages.flatMap((page) =>
      page.directives.flatMap((block) =>
        block.type === 'component' && !isHeaderDirective(block.name) && !builtInOf(block.name)
          ? [componentKey(page.source, block.name)]
          : [],
      ),
    ),
  );
  if (names.size === 0) return new Map();
  const { resolveModules } = await import('../bundle/resolve-modules.ts');
  const folders = [config.root, ...config.content];
  const found = await resolveModules([...names], folders, bundling);
  const readable = readableFiles(config, files);
  const places = [
    ...[...config.moduleRoots, ...folders].map((folder) => ['', folder] as const),
    ...Object.entries(config.aliases)
      .filter(([from]) => from.endsWith('*'))
      .map(([from, to]) => [from.slice(0, -1), to.replace(/\*.*$/, '')] as const),
  ];
  const nearest = nearestOfMany();
  return new Map(
    [...names].map((name): [string, SiteComponent] => {
      const module = found.get(name);
      const entry = module && projectPath(config.root, module.file);
      // What the config and packages bring is code, and no file that the page names.
      const refusal = entry !== undefined && !module?.isImport ? readable.refusalOf(entry, '', 'module') : undefined;
      if (refusal) return [name, { refusal }];
      if (entry) return [name, { entry }];
      const folderNames = places.map(([head, folder]) => [head, projectPath(config.root, folder)] as const);
      return [name, { suggestion: suggestionFor(name, folderNames, files, nearest) }];
    }),
  );
}

/**
 * The nearest name among the files of the folder that a name means, below any root. `places`: folders, and the
 * beginning of names that lead there.
 */
function suggestionFor(
  name: string,
  places: readonly (readonly [string, string])[],
  files: FileSnapshot,
  nearest: ReturnType<typeof nearestOfMany>,
): string | undefined {
  const folder = posix.dirname(name);
  const siblings = places.flatMap(([head, root]) =>
    name.startsWith(head) ? files.listFolder(posix.join(root, folder.slice(head.length))) : [],
  );
  return nearest(
    name,
    siblings.filter((path) => /\.[jt]sx?$/.test(path)).map((path) => posix.join(folder, posix.basename(path))),
  );
}
