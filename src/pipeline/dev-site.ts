// The site of a dev server as one immutable snapshot after the other. What a writer sees is what build makes: every
// page goes through the same `renderOne`.
import { join } from 'node:path';
import type { TemplatesBundle } from '../bundle/bundle-templates.ts';
import { checkSite } from '../check/check-site.ts';
import type { SearchFiles } from '../emit/search-files.ts';
import { contentHash, projectPath } from '../disk/read-sources.ts';
import { publicFiles } from '../disk/public-files.ts';
import type { OutputFile } from '../model/output-file.ts';
import type { Page } from '../model/page.ts';
import type { Problem } from '../model/problem.ts';
import { devDemos, type DevDemoOptions, type DevDemos } from './dev-demos.ts';
import type { DevApi } from './dev-api.ts';
import { loadSite, type Loaded } from './load-site.ts';
import { pagesByUrl } from '../model/site.ts';
import { apiDemos } from '../site/api-section.ts';
import { frameViewOf } from '../site/frame-view-of.ts';
import type { PageDates } from './page-dates.ts';
import type { Project } from './project.ts';
import { iconFontFiles } from './icon-font.ts';
import { siteRenderer, type SiteRenderer } from './render-site.ts';

export interface Snapshot {
  readonly project: Project;
  readonly loaded: Loaded;
  readonly templates: TemplatesBundle;
  readonly demos: DevDemos;
  readonly renderer: SiteRenderer;
  /** Pages by URL path, locales included. */
  readonly pages: ReadonlyMap<string, Page>;
  /** Files that are no pages, by URL path. */
  readonly files: () => Promise<ReadonlyMap<string, OutputFile>>;
  /** The file of the search index at a URL path, once every page is read. */
  readonly search: (url: string) => Promise<string | undefined>;
  /** Looked for when first asked: the first page does not wait for the check of all. */
  readonly problems: () => readonly Problem[];
  readonly revision: number;
  /** The revision, told apart from those of a server that was started at another time. */
  readonly edition: string;
  /** The element that makes a page follow changes. */
  readonly devScript: string;
  /** Whether everything is read; of unread pages only place and title are known. */
  readonly complete: boolean;
  /** The same snapshot with the pages of a pathname read. */
  withPage(pathname: string): Promise<Snapshot>;
}

export interface SnapshotSources {
  readonly project: Project;
  readonly api: DevApi;
  readonly templates: Promise<TemplatesBundle> | TemplatesBundle;
  readonly revision: number;
  /** Stands for the server: another one counts its revisions from the beginning, too. */
  readonly serverId: string;
  readonly demos: DevDemoOptions;
  readonly dates: PageDates;
}

/** Loads the project as it is now, of pages that the cache does not know only those wanted. */
export async function takeSnapshot(
  sources: SnapshotSources,
  wanted?: (pathname: string) => boolean,
): Promise<Snapshot> {
  const loaded = await loadSite(sources.project, { api: sources.api.reading(), wanted });
  return snapshotOf(loaded, await sources.templates, sources);
}

function snapshotOf(loaded: Loaded, templates: TemplatesBundle, sources: SnapshotSources): Snapshot {
  const { project, api, revision, dates } = sources;
  const { site } = loaded;
  const demos = devDemos(project, loaded, sources.demos);
  const frame = contentHash(JSON.stringify(site.config.locales.map((locale) => frameViewOf(site, locale))));
  const edition = `${sources.serverId}-${revision}`;
  const devScript = `<script type="module" data-xd-dev data-revision="${edition}" data-frame="${frame}" src="/_xdocs/dev.js"></script>`;
  const renderer = siteRenderer({
    site,
    project,
    templates,
    demos: demos.ready,
    dates,
    extraHead: devScript,
    readable: true,
  });
  const withoutApi = !api.complete();
  const pages = pagesByUrl(loaded.site);
  const complete = !loaded.isPartial && ![...pages.values()].some((page) => page.unread);
  let problems: readonly Problem[] | undefined;
  let files: Promise<ReadonlyMap<string, OutputFile>> | undefined;
  let search: Promise<SearchFiles> | undefined;
  return {
    project,
    loaded,
    templates,
    demos,
    renderer,
    revision,
    edition,
    devScript,
    pages,
    complete,
    files: () => (files ??= filesByUrl(loaded, renderer, { complete })),
    // Modules that the first page does without are loaded when they are wanted.
    search: async (url) =>
      complete
        ? (
            await (search ??= import('../emit/search-files.ts').then(({ searchFiles }) =>
              searchFiles(site, contentHash),
            ))
          ).answer(url)
        : undefined,
    // Links and the like can be judged when every page is known.
    problems: () => (problems ??= complete ? checkSite(site, { withoutApi }) : site.problems),
    withPage: async (pathname) => snapshotOf(await loaded.withPage(pathname), templates, sources),
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
  return [
    ...new Set([
      ...config.content,
      ...configInputs,
      ...loaded.inputs,
      ...bundling.sources,
      ...components,
      ...ownTemplates,
      ...single,
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

/** Files made from all pages are there once all are read. */
async function filesByUrl(
  { site, houseAds, files }: Loaded,
  renderer: SiteRenderer,
  { complete }: Pick<Snapshot, 'complete'>,
): Promise<ReadonlyMap<string, OutputFile>> {
  const { siteFiles } = await import('../emit/site-files.ts');
  const found = new Map<string, OutputFile>();
  for (const file of [
    ...publicFiles(site.config.public),
    ...renderer.files,
    ...iconFontFiles(site).files,
    ...(complete ? siteFiles({ site, houseAds, head: renderer.head, demosOf: apiDemos(site) }) : []),
  ])
    found.set(`/${file.path}`, file);
  for (const pages of site.pages.values()) {
    for (const page of pages.values())
      for (const { path, url } of page.assets) found.set(url, { path: url.slice(1), copyFrom: files.absolute(path) });
  }
  return found;
}
