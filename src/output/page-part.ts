// The pages of a site: the document of each, its Markdown, and the files beside it. All of one page before the next, since
// no more than one text is in memory.
import { markdownUrlOf, outputPathOf, urlOf } from '../model/address.ts';
import type { KeyedFile, StreamedFile } from '../model/output-file.ts';
import { isListed, type Page, type PageAsset } from '../model/page.ts';
import { pagesByUrl, type Site } from '../model/site.ts';
import type { OutputPart, OutputSources } from './output-part.ts';
import { asOfBuild } from '../render/document.ts';
import { renderSafely, type SafelyRendered } from './render-safely.ts';

export const pages: OutputPart = {
  name: 'pages',
  *claims(site) {
    for (const page of pagesOf(site)) {
      const { html, markdown } = pathsOf(page, site);
      yield { path: html, source: { file: page.source } };
      if (isListed(page)) yield { path: markdown, source: { file: page.source } };
      for (const asset of page.assets) yield { path: pathOfAsset(asset) };
    }
  },
  fileAt(path, sources) {
    const { site, bodies, renderer, files } = sources;
    const [, url, ending] = /^(.*\/|)index\.(html|md)$/.exec(`/${path}`) ?? [];
    const viewOf = (page: Page) => renderer.viewOf({ page, body: bodies.of(page) });
    const page = url === undefined ? undefined : pagesOfSite(site).get(url);
    if (page && ending === 'html') {
      return { path, contents: renderer.htmlOf(viewOf(page)), source: { file: page.source } };
    }
    if (page && isListed(page)) {
      return { path, contents: renderer.markdownOf(viewOf(page)), source: { file: page.source } };
    }
    const asset = assetsOfSite(site).get(path);
    return asset && { path, copyFrom: files.absolute(asset.path) };
  },
  *files(sources) {
    const all = [...pagesOf(sources.site)];
    for (const [index, page] of all.entries()) yield* filesOf(page, all.length - index, sources);
  },
};

/** @param left how many pages are left, this one among them */
function* filesOf(page: Page, left: number, sources: OutputSources): Generator<StreamedFile> {
  const { site, bodies, renderer, threads, files, trace, onProblem } = sources;
  const paths = pathsOf(page, site);
  const key = renderer.keyOf(page, bodies);
  let made: Promise<SafelyRendered> | undefined;
  // Once for both files.
  const rendered = () =>
    (made ??= trace.span('render', page.source, () =>
      renderSafely({ page, body: bodies.of(page) }, renderer, onProblem, (viewed) =>
        threads.html(viewed, left, () => renderer.htmlOf(viewed)),
      ),
    ));
  const file = (
    path: string,
    contentsOf: (from: SafelyRendered) => string | undefined,
    own: Pick<KeyedFile, 'key' | 'renewed'>,
  ): KeyedFile => ({
    path,
    source: { file: page.source },
    ...own,
    async make() {
      const from = await rendered();
      const { isFailure = false } = from;
      const contents = contentsOf(from);
      return contents === undefined ? undefined : { contents, isFailure };
    },
  });
  yield file(paths.html, ({ html }) => html, ofBuild(key, renderer.build()));
  if (isListed(page)) yield file(paths.markdown, ({ markdown }) => markdown, { key });
  for (const asset of page.assets) yield { path: pathOfAsset(asset), copyFrom: files.absolute(asset.path) };
}

/** The key of a document, and how it becomes that of another build. */
function ofBuild(key: string | undefined, build: string | undefined): Pick<KeyedFile, 'key' | 'renewed'> {
  if (key === undefined || build === undefined) return { key };
  return {
    key: `${key} ${build}`,
    renewed(contents, other) {
      const [otherKey, otherBuild] = other.split(' ');
      return otherKey === key && otherBuild ? asOfBuild(contents, otherBuild, build) : undefined;
    },
  };
}

function* pagesOf({ pages: byLocale }: Site): Generator<Page> {
  for (const byPathname of byLocale.values()) yield* byPathname.values();
}

function pathsOf(page: Page, { config }: Site): { readonly html: string; readonly markdown: string } {
  const url = urlOf(page.address, config);
  return { html: outputPathOf(url), markdown: markdownUrlOf(url).slice(1) };
}

function pathOfAsset({ url }: PageAsset): string {
  return url.slice(1);
}

/** Made once for each site: a dev server looks for one file after the other. */
function oncePerSite<T>(make: (site: Site) => T): (site: Site) => T {
  const made = new WeakMap<Site, T>();
  return (site) => {
    const known = made.get(site) ?? make(site);
    made.set(site, known);
    return known;
  };
}

/** Pages of every locale by URL path. */
export const pagesOfSite = oncePerSite(pagesByUrl);

const assetsOfSite = oncePerSite(
  (site) => new Map([...pagesOf(site)].flatMap(({ assets }) => assets.map((asset) => [pathOfAsset(asset), asset]))),
);
