// Every file of a built site. In: what pages are rendered from. Out: a stream of files.
import { contentHash } from '../disk/read-sources.ts';
import type { FilesAtHand } from '../disk/files-at-hand.ts';
import { publicFiles } from '../disk/public-files.ts';
import { searchFiles } from '../emit/search-files.ts';
import { siteFiles } from '../emit/site-files.ts';
import { markdownUrlOf, outputPathOf, urlOf } from '../model/address.ts';
import type { HouseAd } from '../model/config.ts';
import type { OutputFile } from '../model/output-file.ts';
import type { Problem } from '../model/problem.ts';
import { apiDemos } from '../site/api-section.ts';
import { iconFontFiles } from './icon-font.ts';
import { renderNotFoundSafely, renderSafely } from './render-safely.ts';
import { siteRenderer, type RenderSources } from './render-site.ts';

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
  yield { path: '404.html', contents: renderNotFoundSafely(site.config.defaultLocale, renderer, problems) };
  yield* siteFiles({ site, houseAds, head: renderer.head, timeOf: sources.dates?.timeOf, demosOf: apiDemos(site) });
  yield* searchFiles(site, contentHash).files();
  const iconFont = iconFontFiles(site);
  problems.push(...iconFont.problems);
  yield* iconFont.files;
  yield* sources.social?.files ?? [];
  yield* demos.files;
  yield* renderer.sources.files();
  yield* renderer.branches.files();
  yield { path: renderer.readerColors.url.slice(1), contents: renderer.readerColors.text() };
  yield* renderer.files;
  yield* publicFiles(site.config.public);
}
