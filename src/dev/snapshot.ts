// The site of a dev server as one immutable snapshot after the other. What a writer sees is what `build` makes: every file
// comes from the same parts of the output.
import { join } from 'node:path';
import type { ReadyTemplates } from '../output/ready-templates.ts';
import { contentHash, projectPath } from '../disk/read-sources.ts';
import { loadSite, type Loaded, type LoadMemory } from '../load/load-site.ts';
import type { PageDates } from '../load/page-dates.ts';
import type { Project } from '../load/project.ts';
import type { Page } from '../model/page.ts';
import type { Problem } from '../model/problem.ts';
import type { OutputSources } from '../output/output-part.ts';
import { outputSources } from '../output/output-sources.ts';
import { pagesOfSite } from '../output/page-part.ts';
import { problemsOf } from '../output/problems-of.ts';
import { frameViewOf } from '../site/frame-view-of.ts';
import type { BrowserFailure } from '../output/browser-failures.ts';
import type { DevApi } from './dev-api.ts';
import { devDemos, type DevDemoOptions, type DevDemos } from './dev-demos.ts';
import type { SavedDemoTypes } from './saved-demo-types.ts';

export interface Snapshot {
  readonly project: Project;
  /** What was read; pages may be unread yet. */
  readonly loaded: Loaded;
  readonly templates: ReadyTemplates;
  readonly output: OutputSources;
  /** Pages by URL path, locales included. */
  readonly pages: ReadonlyMap<string, Page>;
  /** Takes what a browser tells of a demo that has failed there. */
  readonly failed: (failure: BrowserFailure) => void;
  /** Begins what saved files will have an open page ask for. */
  readonly expect: DevDemos['expect'];
  /** Begins what an open page is about to ask for, and says what that is. */
  readonly anticipate: DevDemos['anticipate'];
  /** Looked for when first asked: the first page does not wait for the check of all. */
  readonly problems: () => readonly Problem[];
  readonly revision: number;
  /** The revision, told apart from those of a server that was started at another time. */
  readonly edition: string;
  /** The element that makes a page follow changes. */
  readonly devScript: string;
  /** The same snapshot with the pages of a pathname read. */
  withPage(pathname: string): Promise<Snapshot>;
}

export interface SnapshotSources {
  readonly project: Project;
  readonly api: DevApi;
  readonly templates: Promise<ReadyTemplates> | ReadyTemplates;
  readonly revision: number;
  /** Stands for the server: another one counts its revisions from the beginning, too. */
  readonly serverId: string;
  readonly demos: DevDemoOptions;
  readonly types: Pick<SavedDemoTypes, 'problems'>;
  readonly dates: PageDates;
  readonly memory: LoadMemory;
}

/** Loads the project as it is now, of pages that the cache does not know only those wanted. */
export async function takeSnapshot(
  sources: SnapshotSources,
  wanted?: (pathname: string) => boolean,
): Promise<Snapshot> {
  const loaded = await loadSite(sources.project, {
    api: sources.api.reading(),
    wanted,
    drafts: true,
    memory: sources.memory,
  });
  return snapshotOf(loaded, await sources.templates, sources);
}

function snapshotOf(loaded: Loaded, templates: ReadyTemplates, sources: SnapshotSources): Snapshot {
  const { project, api, revision, dates, types } = sources;
  const { site, unread } = loaded;
  const demos = devDemos(project, loaded, sources.demos);
  // What is around all pages: who has another one open loads it anew.
  const around = site.config.locales.map((locale) => frameViewOf(site, locale));
  const frame = contentHash(JSON.stringify([templates.version, around]));
  const edition = `${sources.serverId}-${revision}`;
  const devScript = `<script type="module" data-xd-dev data-revision="${edition}" data-frame="${frame}" src="/_xdocs/dev.js"></script>`;
  const output = outputSources({
    project,
    loaded,
    templates,
    demos: demos.ready,
    demoFiles: demos.output,
    dates,
    extraHead: devScript,
  });
  const known = unread ? 'some-pages' : api.complete() ? 'all' : 'all-but-api';
  return {
    project,
    loaded,
    templates,
    // A page that cannot be rendered is answered with the reason; nothing stands in its place.
    output: { ...output, onProblem: () => undefined },
    revision,
    edition,
    devScript,
    pages: pagesOfSite(site),
    failed: demos.failed,
    expect: demos.expect,
    anticipate: demos.anticipate,
    problems: () => problemsOf(site, [demos.problems(), types.problems(site)], { known }),
    withPage: async (pathname) =>
      unread ? snapshotOf(await unread.read(pathname), templates, sources) : snapshotOf(loaded, templates, sources),
  };
}

/** What a watcher must watch: content, modules, templates, whatever a snapshot was made from outside of packages. */
export function watchedPaths({ project, loaded, templates }: Snapshot): string[] {
  const { config, configInputs, bundling } = project;
  const components = [...loaded.site.components.values()].flatMap(({ entry }) =>
    entry && !entry.includes('node_modules/') ? join(config.root, entry) : [],
  );
  const ownTemplates = templates.inputs.filter((path) => !path.includes('/node_modules/'));
  const single = [config.public, config.translations, config.demoSetup].filter((path) => path !== undefined);
  const wrappers = config.demoWrappers.map(({ module }) => module);
  return [
    ...new Set([
      ...config.content,
      ...configInputs,
      ...loaded.inputs,
      ...bundling.sources,
      ...components,
      ...ownTemplates,
      ...single,
      ...wrappers,
    ]),
  ];
}

/**
 * Whether a file may be part of demos that do not name it: a module behind an alias, or one that such a module imports.
 */
export function mayStandBehindDemos(path: string, { project, loaded }: Snapshot): boolean {
  if (!/\.(?:[cm]?[jt]sx?|json|css)$/.test(path)) return false;
  const file = projectPath(project.config.root, path);
  return ![...loaded.site.demos.values()].some((demo) => demo.reads.some((read) => read.path === file));
}
