// Render: Site and bundle in, output files out. `renderOne` is what build calls for every page and serve for a request.
import type { TemplatesBundle } from '../bundle/bundle-templates.ts';
import { minifyCss } from '../bundle/minify-css.ts';
import { pageMarkdown } from '../emit/page-markdown.ts';
import { searchFiles } from '../emit/search-files.ts';
import { siteFiles } from '../emit/site-files.ts';
import { manifestUrlOf } from '../emit/web-manifest.ts';
import type { HouseAd } from '../model/config.ts';
import type { OutputFile } from '../model/output-file.ts';
import { isListed, type Page } from '../model/page.ts';
import type { Problem } from '../model/problem.ts';
import type { Site } from '../model/site.ts';
import type { SiteHead } from '../model/site-head.ts';
import type { PageView } from '../model/view.ts';
import { markdownUrlOf, outputPathOf, urlOf, withSlash } from '../model/address.ts';
import { escapeHtml } from '../model/escape-html.ts';
import { createPageRenderer } from '../render/page-renderer.ts';
import { sentenceOf } from '../report/sentences.ts';
import { apiDemos } from '../site/api-section.ts';
import { frameViewOf } from '../site/frame-view-of.ts';
import { pageViews } from '../site/page-view-of.ts';
import { siteIcons } from '../site/site-icons.ts';
import { demoIdOf } from '../model/demo-id.ts';
import { publicFiles } from '../disk/public-files.ts';
import { contentHash } from '../disk/read-sources.ts';
import { assetsPath, type ReadyDemos } from './demo-bundles.ts';
import { demoSources, type DemoSources } from './demo-sources.ts';
import type { FilesAtHand } from '../disk/files-at-hand.ts';
import { iconFontFiles } from './icon-font.ts';
import { cachedCodeBlocks } from './code-blocks.ts';
import { failedPage } from '../model/failed-page.ts';
import type { SocialImages } from './social-images.ts';
import type { PageDates } from './page-dates.ts';
import type { Project } from './project.ts';

export interface RenderSources {
  readonly site: Site;
  readonly templates: TemplatesBundle;
  readonly project: Project;
  readonly demos: ReadyDemos;
  readonly dates?: PageDates;
  readonly social?: SocialImages;
  /** Further elements of the head: what a dev server needs. */
  readonly extraHead?: string;
  /** Leaves style sheets as they are written: minifying them keeps a dev server's first page waiting. */
  readonly readable?: boolean;
}

export interface SiteRenderer {
  /** The HTML of one page. */
  renderOne(page: Page): string;
  /** The same page as Markdown. */
  renderMarkdown(page: Page): string;
  /** The HTML shown where there is no page, with proposals near the asked pathname. */
  renderNotFound(proposals: readonly { title: string; href: string }[]): string;
  /** What pages fetch when a reader asks for another variant of a demo's source. */
  readonly sources: DemoSources;
  /** What pages fetch when a reader opens a branch of the navigation. */
  readonly branches: { answer(url: string): string | undefined; files(): Iterable<OutputFile> };
  /** What the heads of pages share. */
  readonly head: SiteHead;
  /** Files that the rendered pages name. */
  readonly files: readonly OutputFile[];
}

/** Prepares the renderer of a loaded site. */
export function siteRenderer({ site, project, templates, demos, dates, social, extraHead, readable }: RenderSources): SiteRenderer {
  const { config } = site;
  const frames = new Map(config.locales.map((locale) => [locale, frameViewOf(site, locale)]));
  const pages = createPageRenderer({
    renderer: templates.renderer, version: templates.version, frames, navigations: site.navigation, script: templates.script, inline: templates.inline,
    assets: assetsPath(config.base), site: headOf(site), rootScript: templates.rootScript, extraHead, minifyCss: readable ? (css) => css : minifyCss,
  });
  const codeBlock = cachedCodeBlocks(project.stores.codeBlocks);
  const sources = demoSources(site.demos.values(), assetsPath(config.base), codeBlock);
  const viewOf = pageViews(site, {
    moduleOf: (id) => demos.modules.get(id),
    renderingOf: (id) => demos.renderings.get(id),
    demoOf: (page, reference) => site.demos.get(demoIdOf(page.source, reference)),
    sentenceOf,
    codeBlock,
    sourcesUrl: sources.urlOf,
    imageOf: social?.imageOf,
    timeOf: dates?.timeOf,
    editPathOf: dates?.editPathOf,
  });
  const branches = [...pages.branches.values()];
  return {
    sources,
    branches: {
      answer: (url) => branches.map((branch) => branch.answer(url)).find((html) => html !== undefined),
      *files() {
        for (const branch of branches) yield* branch.files();
      },
    },
    renderOne(page) {
      const { view, renderings } = viewOf(page);
      return pages.render(view, renderings);
    },
    renderMarkdown: (page) => pageMarkdown(viewOf(page).view, frames.get(page.address.locale)!.texts),
    renderNotFound(proposals) {
      const items = proposals.map(({ title, href }) => `<li><a href="${escapeHtml(href)}">${escapeHtml(title)}</a></li>`).join('');
      return pages.render({ ...notFound(site), ...(items && { blocks: [{ type: 'html', html: `<ul>${items}</ul>` }] }) }, []);
    },
    head: pages.head,
    files: [...pages.files, ...templates.files],
  };
}

/** The files of the output, made one by one as they are asked for: no more than a few pages are in memory. */
export interface Output extends Iterable<OutputFile> {
  /** What rendering found, once all files are made. */
  readonly problems: readonly Problem[];
}

/** Every file of the output. Where two have one path, the page comes before what the tool adds, and the public folder last. */
export function outputFiles(sources: RenderSources, houseAds: readonly HouseAd[], files: FilesAtHand): Output {
  const problems: Problem[] = [];
  return {
    problems,
    *[Symbol.iterator]() {
      const made = new Set<string>();
      for (const file of allFiles(sources, houseAds, files, problems)) {
        if (made.has(file.path)) continue;
        made.add(file.path);
        yield file;
      }
    },
  };
}

function* allFiles(sources: RenderSources, houseAds: readonly HouseAd[], files: FilesAtHand, problems: Problem[]): Generator<OutputFile> {
  const { site, demos } = sources;
  const renderer = siteRenderer(sources);
  for (const byPathname of site.pages.values()) {
    for (const page of byPathname.values()) {
      const url = urlOf(page.address, site.config.defaultLocale);
      const { html, markdown } = renderSafely(page, renderer, problems);
      yield { path: outputPathOf(url), contents: html };
      if (markdown !== undefined) yield { path: markdownUrlOf(url).slice(1), contents: markdown };
      for (const asset of page.assets) yield { path: asset.url.slice(1), copyFrom: files.absolute(asset.path) };
    }
  }
  yield { path: '404.html', contents: renderer.renderNotFound([]) };
  yield* siteFiles({ site, houseAds, head: renderer.head, timeOf: sources.dates?.timeOf, demosOf: apiDemos(site) });
  yield* searchFiles(site, contentHash).files();
  const iconFont = iconFontFiles(site);
  problems.push(...iconFont.problems);
  yield* iconFont.files;
  yield* sources.social?.files ?? [];
  yield* demos.files;
  yield* renderer.sources.files();
  yield* renderer.branches.files();
  yield* renderer.files;
  yield* publicFiles(site.config.public);
}

/** A page whose rendering throws is shown as the problem it is; the others are not touched. */
function renderSafely(page: Page, renderer: SiteRenderer, problems: Problem[]): { html: string; markdown?: string } {
  try {
    return { html: renderer.renderOne(page), ...(isListed(page) && { markdown: renderer.renderMarkdown(page) }) };
  } catch (error) {
    const problem: Problem = { rule: 'page-failed', severity: 'error', file: page.source, reason: (error as Error).message };
    problems.push(problem);
    return { html: renderer.renderOne(failedPage(page.source, page.address, problem)) };
  }
}

function headOf(site: Site): SiteHead {
  const { base, font } = site.config;
  return { name: site.name, home: withSlash(`${base}/`), icons: siteIcons(site), manifest: manifestUrlOf(base), ...(font && { font: font.src }) };
}

function notFound(site: Site): PageView {
  const locale = site.config.defaultLocale;
  return {
    locale, kind: 'not-found', url: '/404.html', pathname: '', documentTitle: `404 - ${site.name}`, title: '', description: '',
    breadcrumbs: [], headings: [], blocks: [], alternates: [], options: {}, chips: [],
  };
}
