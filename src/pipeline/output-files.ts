// Every file of a built site. In: what pages are rendered from. Out: a stream of files. And of a site that is only
// checked: which of its files cannot all be written.
import { contentHash, projectPath } from '../disk/read-sources.ts';
import type { FileSnapshot } from '../disk/file-snapshot.ts';
import { publicFiles } from '../disk/public-files.ts';
import { searchFiles } from '../emit/search-files.ts';
import type { EmitSources } from '../emit/emit-sources.ts';
import { siteFiles } from '../emit/site-files.ts';
import { markdownUrlOf, outputPathOf, urlOf } from '../model/address.ts';
import type { HouseAd } from '../model/config.ts';
import type { OutputFile } from '../model/output-file.ts';
import { isListed, type Page } from '../model/page.ts';
import type { Problem } from '../model/problem.ts';
import { projectFile } from '../model/project-file.ts';
import type { Site } from '../model/site.ts';
import { apiDemos } from '../site/api-section.ts';
import type { ReadyDemos } from './demo-bundles.ts';
import { iconFontFiles } from './icon-font.ts';
import { outputPlaces, type OutputSource } from './output-places.ts';
import { renderNotFoundSafely, renderSafely } from './render-safely.ts';
import { siteRenderer, type RenderSources, type SiteRenderer } from './render-site.ts';

/** The files of the output, made one by one as they are asked for: no more than a few pages are in memory. */
export interface Output extends Iterable<OutputFile> {
  /** What rendering found, and files that have no place beside others, once all are made. */
  readonly problems: readonly Problem[];
}

/** A file with what it is made from, where that is the author's. */
type Made = readonly [file: OutputFile, source?: OutputSource];

/**
 * Every file of the output. Of two that claim one place the page comes before what the tool adds, and the public folder
 * last.
 */
export function outputFiles(sources: RenderSources, houseAds: readonly HouseAd[], files: FileSnapshot): Output {
  const problems: Problem[] = [];
  return {
    problems,
    *[Symbol.iterator]() {
      const places = outputPlaces();
      for (const [file, source] of allFiles(sources, houseAds, files, problems))
        if (places.take(file.path, source)) yield file;
      problems.push(...places.problems);
    },
  };
}

/** Files that claim one place in the output, found without rendering: what is named after its content is left out. */
export function outputConflicts(
  site: Site,
  houseAds: readonly HouseAd[],
  demos: Pick<ReadyDemos, 'files'>,
): readonly Problem[] {
  const places = outputPlaces();
  for (const byPathname of site.pages.values()) {
    for (const page of byPathname.values()) {
      const { html, markdown } = pathsOf(page, site);
      places.take(html, { file: page.source });
      if (isListed(page)) places.take(markdown, { file: page.source });
    }
  }
  places.take('404.html');
  for (const [{ path }, source] of emittedFiles({ site, houseAds })) places.take(path, source);
  for (const { path } of [...iconFontFiles(site).files, ...demos.files]) places.take(path);
  for (const url of site.publicFiles)
    places.take(url.slice(1), { file: projectFile(`${site.config.public}${url}`, site.config.root) });
  return places.problems;
}

function* allFiles(
  sources: RenderSources,
  houseAds: readonly HouseAd[],
  files: FileSnapshot,
  problems: Problem[],
): Generator<Made> {
  const { site } = sources;
  const renderer = siteRenderer(sources);
  for (const byPathname of site.pages.values()) {
    for (const page of byPathname.values()) {
      const paths = pathsOf(page, site);
      const source = { file: page.source };
      const { html, markdown } = renderSafely(page, renderer, problems);
      yield [{ path: paths.html, contents: html }, source];
      if (markdown !== undefined) yield [{ path: paths.markdown, contents: markdown }, source];
      for (const asset of page.assets) yield [{ path: asset.url.slice(1), copyFrom: files.absolute(asset.path) }];
    }
  }
  yield [{ path: '404.html', contents: renderNotFoundSafely(site.config.defaultLocale, renderer, problems) }];
  yield* emittedFiles({ site, houseAds, head: renderer.head, timeOf: sources.dates?.timeOf, demosOf: apiDemos(site) });
  for (const file of generatedFiles(sources, renderer, problems)) yield [file];
  yield* copiedFiles(site);
}

function pathsOf(page: Page, { config }: Site): { readonly html: string; readonly markdown: string } {
  const url = urlOf(page.address, config.defaultLocale);
  return { html: outputPathOf(url), markdown: markdownUrlOf(url).slice(1) };
}

/** What is emitted from the site; of redirects the module says so. */
function* emittedFiles(sources: EmitSources): Generator<Made> {
  const { config, redirects } = sources.site;
  const file = projectFile(config.redirects, config.root);
  const moved = new Map(
    redirects.map(({ from, line }) => [outputPathOf(from), { file, ...(line !== undefined && { line, column: 1 }) }]),
  );
  for (const one of siteFiles(sources)) yield [one, moved.get(one.path)];
}

function* generatedFiles(
  { site, demos, social }: RenderSources,
  renderer: SiteRenderer,
  problems: Problem[],
): Generator<OutputFile> {
  yield* searchFiles(site, contentHash).files();
  const iconFont = iconFontFiles(site);
  problems.push(...iconFont.problems);
  yield* iconFont.files;
  yield* social?.files ?? [];
  yield* demos.files;
  yield* renderer.sources.files();
  yield* renderer.branches.files();
  yield { path: renderer.readerColors.url.slice(1), contents: renderer.readerColors.text() };
  yield* renderer.files;
}

function* copiedFiles({ config }: Site): Generator<Made> {
  for (const file of publicFiles(config.public)) yield [file, { file: projectPath(config.root, file.copyFrom) }];
}
