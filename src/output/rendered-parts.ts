// What rendered pages name: their scripts and style sheets, the modules of demos, and what is fetched when a reader asks
// for more. Nearly all of it is named by its content, so that it is never stale in a browser.
import { readerColorsUrl } from '../model/reader-colors.ts';
import { sandboxKitUrl } from '../model/demo-sources-file.ts';
import type { OutputFile } from '../model/output-file.ts';
import { atRoot, type SiteLayout } from '../model/site-layout.ts';
import type { OutputPart } from './output-part.ts';
import { renderNotFoundSafely } from './render-safely.ts';

function notFoundPath(layout: SiteLayout): string {
  return atRoot('404.html', layout).slice(1);
}

/** The page that says that there is none. */
export const notFoundPage: OutputPart = {
  name: 'not-found',
  claims: ({ config }) => [{ path: notFoundPath(config) }],
  fileAt: (path, { site, renderer }) =>
    path === notFoundPath(site.config) ? { path, contents: renderer.renderNotFound([]) } : undefined,
  *files({ site, renderer, onProblem }) {
    const path = notFoundPath(site.config);
    yield {
      path,
      key: `${path} ${renderer.shellKey()}`,
      make: () => renderNotFoundSafely(site.config.defaultLocale, renderer, onProblem),
    };
  },
};

/** The pictures of links to pages. */
export const socialCards: OutputPart = {
  name: 'social-cards',
  claims: () => [],
  fileAt: (path, { social }) => social?.files.find((file) => file.path === path),
  *files({ social, onProblem }) {
    for (const problem of social?.problems ?? []) onProblem(problem);
    yield* social?.files ?? [];
  },
};

/** The modules and style sheets of demos. */
export const demoModules: OutputPart = {
  name: 'demos',
  claims: () => [],
  fileAt: (path, { demos }, request) => demos.fileAt(path, request),
  files: ({ demos }) => demos.files,
};

/** The variants of demos' sources that pages do not hold, and what exports are made of. */
export const demoSources: OutputPart = {
  name: 'demo-sources',
  claims: ({ demos, config }) => (demos.size > 0 ? [{ path: sandboxKitUrl(config.base).slice(1) }] : []),
  fileAt: (path, { renderer }) => fileOf(path, renderer.sources.answer(`/${path}`)),
  files: ({ renderer }) => renderer.sources.files(),
};

/** Closed branches of the navigation. */
export const navigationBranches: OutputPart = {
  name: 'navigation',
  claims: () => [],
  fileAt: (path, { renderer }) => fileOf(path, renderer.branches.answer(`/${path}`)),
  files: ({ renderer }) => renderer.branches.files(),
};

/** The rules of the colours that a reader may choose. */
export const readerColors: OutputPart = {
  name: 'reader-colors',
  claims: ({ config }) => [{ path: readerColorsUrl(config.base).slice(1) }],
  fileAt: (path, { site, renderer }) =>
    `/${path}` === readerColorsUrl(site.config.base) ? { path, contents: renderer.readerColors() } : undefined,
  *files({ site, renderer }) {
    yield {
      path: readerColorsUrl(site.config.base).slice(1),
      key: renderer.shellKey(),
      make: () => ({ contents: renderer.readerColors() }),
    };
  },
};

/** Scripts and style sheets of the shell. */
export const shellFiles: OutputPart = {
  name: 'shell',
  claims: () => [],
  fileAt: (path, { renderer }) => renderer.shellFileAt(path),
  files: ({ renderer }) => renderer.shellFiles(),
};

function fileOf(path: string, contents: string | undefined): OutputFile | undefined {
  return contents === undefined ? undefined : { path, contents };
}
