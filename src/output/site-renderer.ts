// Render: a page to its view, the view to HTML or Markdown. `build` does it for every page, `serve` for a request.
import type { TemplatesBundle } from '../bundle/templates-bundle.ts';
import { pageMarkdown } from '../emit/page-markdown.ts';
import type { KeyedFile, OutputFile } from '../model/output-file.ts';
import type { WholePage } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import type { SiteHead } from '../model/site-head.ts';
import { nameHash } from '../model/name-hash.ts';
import { contentHash } from '../disk/read-sources.ts';
import { escapeHtml } from '../model/escape-html.ts';
import { createPageRenderer, type PageRendererOptions } from '../render/page-renderer.ts';
import { hasKeptFrames, type KeptFrame } from '../render/rendered-frame.ts';
import { sentenceOf } from '../report/sentences.ts';
import { frameViewOf } from '../site/frame-view-of.ts';
import { pageViews, type ViewedPage } from '../site/page-view-of.ts';
import type { ViewSources } from '../site/view-sources.ts';
import { demoIdOf } from '../model/demo-id.ts';
import type { ReadyDemos } from './ready-demos.ts';
import { demoSources, type DemoSources } from './demo-sources.ts';
import { cachedCodeBlocks } from './code-blocks.ts';
import { documentFacts } from './document-facts.ts';
import { pageKeys, type PageKeys } from './page-key.ts';
import type { RenderThreadData } from './render-threads.ts';
import { notFoundView, offlineView } from './own-views.ts';
import { cachedReaderColors } from './cached-reader-colors.ts';
import type { SocialImages } from './social-images.ts';
import type { PageDates } from '../load/page-dates.ts';
import { storeOf } from '../load/cache.ts';
import type { Project } from '../load/project.ts';

/** The shells of languages, by the templates and all that is in a shell. */
const frameStore = storeOf<KeptFrame>('frames', { expires: 'release' });

export interface RenderSources {
  readonly site: Site;
  readonly templates: TemplatesBundle;
  readonly project: Project;
  readonly demos: ReadyDemos;
  readonly dates?: PageDates;
  readonly social?: SocialImages;
  /** Further elements of the head: what a dev server needs. */
  readonly extraHead?: string;
  /** URL paths of further files that the build is named by; absent on a dev server, whose pages are of none. */
  readonly furtherFiles?: readonly string[] | undefined;
}

export interface SiteRenderer {
  /** Makes ready what has to be there before any file of the output is named. */
  prepare(): Promise<void>;
  /** Makes ready what has to be there before any file is made. */
  load(): Promise<void>;
  /** What a document of the site's own is made from besides its view. */
  readonly shellKey: () => string;
  /** All that the rendering of a page takes: a plain value. */
  viewOf(page: WholePage): ViewedPage;
  readonly keyOf: PageKeys;
  /** The HTML of a page. */
  htmlOf(viewed: ViewedPage): string;
  /** The same page as Markdown. */
  markdownOf(viewed: ViewedPage): string;
  /** The HTML shown where there is no page, with proposals near the asked pathname. */
  renderNotFound(proposals: readonly { title: string; href: string }[]): string;
  /** The HTML shown by a service worker in the place of a page that it has not. */
  renderOffline(): string;
  /** The code of the service worker, where the site has one. */
  readonly worker: string | undefined;
  /** What threads render pages with; none where the templates hold code of the site's own, which may remember pages. */
  threadData(): Omit<RenderThreadData, 'isTraced'> | undefined;
  /** What pages fetch when a reader asks for another variant of a demo's source. */
  readonly sources: DemoSources;
  /** What pages fetch when a reader opens a branch of the navigation. */
  readonly branches: { answer(url: string): string | undefined; files(): Iterable<KeyedFile> };
  /** What the heads of pages share. */
  head(): SiteHead;
  /** What the settings need: the rules of the colours that a reader may choose. */
  readerColors(): string;
  /** The build that pages are of; a dev server's are of none. */
  build(): string | undefined;
  /** The script or style sheet of the shell at a path. */
  shellFileAt(path: string): OutputFile | undefined;
  /** Every script and style sheet of the shell. */
  shellFiles(): readonly OutputFile[];
}

/** Prepares the renderer of a loaded site. */
export function siteRenderer({
  site,
  project,
  templates,
  demos,
  dates,
  social,
  extraHead,
  furtherFiles,
}: RenderSources): SiteRenderer {
  const { config } = site;
  const codeBlock = cachedCodeBlocks(project.cache);
  const sources = demoSources(site, codeBlock);
  const frames = new Map(
    config.locales.map((locale) => [locale, frameViewOf(site, locale, templates.ownCss?.usedVariables)]),
  );
  /** What all pages may name: of what else is named by its content, a page's view says what is in it. */
  let sharedNames: readonly string[] = [];
  const facts = documentFacts(site, templates, extraHead);
  const small = smallModules(demos);
  const pageOptions: PageRendererOptions = {
    ...facts,
    renderer: templates.renderer,
    frames,
    buildOf:
      furtherFiles &&
      ((urls) => {
        sharedNames = [
          // What stands in pages themselves and belongs to the scripts.
          templates.version + contentHash(templates.inline),
          ...urls,
          ...furtherFiles,
          ...templates.files.map(({ path }) => `/${path}`),
        ];
        return buildName([...sharedNames, ...sharedDemoFiles(demos)]);
      }),
    isSmallModule: (module) => small.has(module),
    keptFrames: project.cache.open(frameStore),
  };
  const pages = createPageRenderer(pageOptions);
  let shell: string | undefined;
  /** All that the shell of pages is made from besides the name of the build. */
  const sharedKey = () => {
    // Naming the build gathers the names.
    const named = pages.build === undefined ? [] : sharedNames;
    return (shell ??= contentHash(`${JSON.stringify(named)} ${shellFacts(pageOptions)}`));
  };
  const viewSources: ViewSources = {
    moduleOf: (id) => demos.modules.get(id),
    costOf: (id) => demos.costs?.get(id),
    renderingOf: (id) => demos.renderings.get(id),
    demoOf: (page, reference) => site.demos.get(demoIdOf(page.source, reference)),
    sentenceOf,
    codeBlock,
    sourcesUrl: sources.urlOf,
    imageOf: social?.imageOf,
    timeOf: dates?.timeOf,
    editPathOf: dates?.editPathOf,
  };
  const viewOf = pageViews(site, viewSources);
  const keyOf = pageKeys(site, viewSources, viewOf, sharedKey);
  const branches = [...pages.branches.values()];
  return {
    prepare: async () => {
      if (!hasKeptFrames(frames.values(), pageOptions)) await templates.load?.();
    },
    load: async () => templates.load?.(),
    shellKey: () => `${sharedKey()} ${pages.build}`,
    sources,
    readerColors: () => cachedReaderColors(project.cache, templates, config.theme),
    branches: {
      answer: (url) => branches.map((branch) => branch.answer(url)).find((html) => html !== undefined),
      *files() {
        for (const branch of branches) yield* branch.files();
      },
    },
    viewOf: ({ page, body }) => viewOf(page, body),
    keyOf,
    htmlOf: ({ view, renderings }) => pages.render(view, renderings),
    markdownOf: ({ view }) => pageMarkdown(view, frames.get(view.locale)!.texts),
    renderNotFound(proposals) {
      const items = proposals
        .map(({ title, href }) => `<li><a href="${escapeHtml(href)}">${escapeHtml(title)}</a></li>`)
        .join('');
      return pages.render(
        { ...notFoundView(site), ...(items && { blocks: [{ type: 'html', html: `<ul>${items}</ul>` }] }) },
        [],
      );
    },
    renderOffline: () => pages.render(offlineView(site, frames.get(config.defaultLocale)!), []),
    threadData() {
      const { code } = templates;
      if (!code) return undefined;
      return { facts, shells: pages.shells(), code: code(), build: pages.build, smallModules: [...small] };
    },
    worker: templates.worker,
    head: () => pages.head,
    build: () => pages.build,
    shellFileAt: (path) =>
      templates.files.find((file) => file.path === path) ??
      (path.endsWith('.css') ? pages.styleSheetAt(`/${path}`) : undefined),
    shellFiles: () => [...pages.files, ...templates.files],
  };
}

/**
 * What the shell around all pages is made from, as text. The functions among the options say nothing new: the templates
 * have a version, and what is asked about a demo follows from its name, which a page's view has.
 */
function shellFacts({ navigations, frames, ...options }: PageRendererOptions): string {
  const plain = Object.entries(options).filter(([name, value]) => typeof value !== 'function' && name !== 'keptFrames');
  const trees = [...navigations].map(([locale, { nodes }]) => [locale, nodes]);
  return JSON.stringify([plain.filter(([name]) => name !== 'renderer'), trees, [...frames]]);
}

/** The name of a build, from what must be the same for its pages to be at home in each other's shell. */
function buildName(parts: readonly string[]): string {
  return nameHash(contentHash([...new Set(parts)].sort().join('\n')));
}

/**
 * URL paths of what demos share: all that modules load with them. A demo's own module, style sheet and pictures are a matter
 * of the page that shows it.
 */
function sharedDemoFiles({ modules, imports = new Map() }: ReadyDemos): readonly string[] {
  // What no other module loads is part of a module's own file.
  const own = new Set(modules.values());
  return [...imports.values()].flat().filter((url) => !own.has(url));
}

/** Minified bytes of a demo's module, which has the packages with it where no other demo shares them. */
const smallModule = 8000;

function smallModules({ files }: ReadyDemos): ReadonlySet<string> {
  return new Set(files.flatMap(({ path, size }) => (size <= smallModule ? [`/${path}`] : [])));
}
