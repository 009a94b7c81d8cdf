// Render: Site and bundle in, output files out. `renderOne` is what build calls for every page and serve for a request.
import type { TemplatesBundle } from '../bundle/bundle-templates.ts';
import { minifyCss } from '../bundle/minify-css.ts';
import { pageMarkdown } from '../emit/page-markdown.ts';
import { siteFiles } from '../emit/site-files.ts';
import type { HouseAd } from '../model/config.ts';
import type { OutputFile } from '../model/output-file.ts';
import type { Page } from '../model/page.ts';
import type { Problem } from '../model/problem.ts';
import type { Site } from '../model/site.ts';
import type { PageView } from '../model/view.ts';
import { markdownUrlOf, outputPathOf, urlOf } from '../model/address.ts';
import { escapeHtml } from '../model/escape-html.ts';
import { createPageRenderer } from '../render/page-renderer.ts';
import { sentenceOf } from '../report/sentences.ts';
import { frameViewOf } from '../site/frame-view-of.ts';
import { pageViews } from '../site/page-view-of.ts';
import { demoIdOf } from '../demos/demo-id.ts';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { assetsPath, type ReadyDemos } from './demo-bundles.ts';
import { demoSources, type DemoSources } from './demo-sources.ts';
import type { FilesAtHand } from '../disk/files-at-hand.ts';
import { cachedCodeBlocks } from './code-blocks.ts';
import { failedPage } from '../model/failed-page.ts';
import type { PageDates } from './page-dates.ts';
import type { Project } from './project.ts';

export interface RenderSources {
  readonly site: Site;
  readonly templates: TemplatesBundle;
  readonly project: Project;
  readonly demos: ReadyDemos;
  readonly dates?: PageDates;
  /** Further elements of the head: what a dev server needs. */
  readonly extraHead?: string;
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
  /** Files that the rendered pages name. */
  readonly files: readonly OutputFile[];
}

/** Prepares the renderer of a loaded site. */
export function siteRenderer({ site, project, templates, demos, dates, extraHead }: RenderSources): SiteRenderer {
  const { config } = site;
  const frames = new Map(config.locales.map((locale) => [locale, frameViewOf(site, locale)]));
  const pages = createPageRenderer({
    renderer: templates.renderer, frames, navigations: site.navigation, script: templates.script, inline: templates.inline,
    assets: assetsPath(config.base), favicon: faviconOf(site), extraHead, minifyCss,
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
    timeOf: dates?.timeOf,
  });
  return {
    sources,
    renderOne(page) {
      const { view, renderings } = viewOf(page);
      return pages.render(view, renderings);
    },
    renderMarkdown: (page) => pageMarkdown(viewOf(page).view, frames.get(page.address.locale)!.texts),
    renderNotFound(proposals) {
      const items = proposals.map(({ title, href }) => `<li><a href="${escapeHtml(href)}">${escapeHtml(title)}</a></li>`).join('');
      return pages.render({ ...notFound(site), ...(items && { blocks: [{ type: 'html', html: `<ul>${items}</ul>` }] }) }, []);
    },
    files: [...pages.files, ...templates.files],
  };
}

/** Every file of the output. */
export function outputFiles(sources: RenderSources, houseAds: readonly HouseAd[], files: FilesAtHand): { output: OutputFile[]; problems: Problem[] } {
  const { site, demos } = sources;
  const renderer = siteRenderer(sources);
  const pages = [...site.pages.values()].flatMap((byPathname) => [...byPathname.values()]);
  const output = new Map<string, OutputFile>();
  const problems: Problem[] = [];
  const add = (file: OutputFile) => output.set(file.path, file);
  for (const file of publicFiles(site.config.public)) add(file);
  for (const file of [...renderer.files, ...renderer.sources.files(), ...demos.files, ...siteFiles({ site, houseAds })]) add(file);
  add({ path: '404.html', contents: renderer.renderNotFound([]) });
  for (const page of pages) {
    const url = urlOf(page.address, site.config.defaultLocale);
    const { html, markdown } = renderSafely(page, renderer, problems);
    add({ path: outputPathOf(url), contents: html });
    if (markdown !== undefined) add({ path: markdownUrlOf(url).slice(1), contents: markdown });
    for (const { path, url } of page.assets) add({ path: url.slice(1), copyFrom: files.absolute(path) });
  }
  return { output: [...output.values()], problems };
}

/** A page whose rendering throws is shown as the problem it is; the others are not touched. */
function renderSafely(page: Page, renderer: SiteRenderer, problems: Problem[]): { html: string; markdown?: string } {
  try {
    return { html: renderer.renderOne(page), ...(page.kind !== 'failed' && { markdown: renderer.renderMarkdown(page) }) };
  } catch (error) {
    const problem: Problem = { rule: 'page-failed', severity: 'error', file: page.source, reason: (error as Error).message };
    problems.push(problem);
    return { html: renderer.renderOne(failedPage(page.source, page.address, problem)) };
  }
}

/** The files of the public folder, which go to the output's root as they are. */
export function publicFiles(folder: string | undefined): OutputFile[] {
  if (!folder) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: file.slice(folder.length + 1).replaceAll('\\', '/'), copyFrom: file }));
}

function faviconOf(site: Site): string | undefined {
  const files = publicFiles(site.config.public).map((file) => `/${file.path}`);
  return files.find((path) => /\/favicon\.(?:svg|ico|png)$/.test(path)) ?? site.config.logo;
}

function notFound(site: Site): PageView {
  const locale = site.config.defaultLocale;
  return {
    locale, kind: 'not-found', url: '/404.html', pathname: '', documentTitle: `404 - ${site.name}`, title: '', description: '',
    breadcrumbs: [], headings: [], blocks: [], alternates: [], options: {}, chips: [],
  };
}
