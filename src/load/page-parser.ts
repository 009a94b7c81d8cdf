// The parser of a site's content files, with all that it may ask about the project. It is the same in every thread: what
// it is made from is plain, but for the site's own plugins.
import { extname, join, posix } from 'node:path';
import { projectPath } from '../disk/read-sources.ts';
import type { FileSnapshot } from '../disk/file-snapshot.ts';
import type { PageHost } from '../markdown/parse-page.ts';
import type { Address } from '../model/address.ts';
import { revisionOf, type Config } from '../model/config.ts';
import { failedPage } from '../model/failed-page.ts';
import { nameHash } from '../model/name-hash.ts';
import { isPageModule } from '../model/page-file.ts';
import type { PageOptions, WholePage } from '../model/page.ts';
import { onHost, publicPathOf } from '../model/site-layout.ts';
import type { SourceFile } from '../model/source-file.ts';
import { noTrace, type Trace } from '../model/trace.ts';
import { publicFolderOf } from './public-folder.ts';
import { isTrustedDemo, readableFiles } from './readable-files.ts';

/** What of the config pages depend on. */
export type ParsingConfig = Pick<
  Config,
  'root' | 'base' | 'outLayout' | 'content' | 'readable' | 'trust' | 'trustedDemos' | 'public' | 'repository'
>;

/** That of a config; the rest of it may hold functions, which no other thread can be given. */
export function parsingConfigOf(config: ParsingConfig): ParsingConfig {
  const { root, base, outLayout, content, readable, trust, trustedDemos, repository } = config;
  const own = { root, base, outLayout, content, readable, trust, trustedDemos };
  return { ...own, ...(config.public !== undefined && { public: config.public }), ...(repository && { repository }) };
}

export interface PageParserOptions {
  readonly config: ParsingConfig;
  /** Pathnames of content files by their project paths, for links between them. */
  readonly routes: ReadonlyMap<string, string>;
  readonly files: FileSnapshot;
  readonly plugins?: PageHost['plugins'];
  readonly trace?: Trace;
}

/** A content file, and where it is shown. */
export interface PageToParse extends SourceFile {
  readonly address: Address;
  readonly options: PageOptions;
}

export interface ParsedPage {
  readonly whole: WholePage;
  /** The parser broke off, which is a fault of its own: nothing to remember. */
  readonly isFailed?: true;
}

/** Prepares the parser, which is loaded with the first page: where every page is known, a dev server starts without. */
export function pageParser(options: PageParserOptions): (page: PageToParse) => Promise<ParsedPage> {
  const host = pageHost(options);
  const { trace = noTrace } = options;
  return async ({ address, options: routeOptions, ...source }) => {
    const parse = isPageModule(source.path)
      ? (await import('./module-page.ts')).modulePage
      : (await import('../markdown/parse-page.ts')).parsePage;
    try {
      return { whole: trace.span('parse', source.path, () => parse(source, address, routeOptions, host)) };
    } catch (error) {
      const reason = (error as Error).message;
      const problem = { rule: 'page-failed', severity: 'error', file: source.path, reason } as const;
      return { whole: failedPage(source.path, address, problem), isFailed: true };
    }
  };
}

/** What the parser may ask about the project. */
function pageHost({ config, routes, files, plugins }: PageParserOptions): PageHost {
  return {
    readFile: files.readFile,
    refusalOf: readableFiles(config, files).refusalOf,
    ...(config.trust === 'text' && { onlyText: { isTrustedDemo: (id) => isTrustedDemo(id, config) } }),
    listFolder: files.listFolder,
    routeOf: (path) => routes.get(path),
    assetUrl: (path, hash) =>
      `${config.base}/_assets/${posix.basename(path, extname(path)).replace(/[^\w.-]/g, '_')}.${nameHash(hash)}${extname(path)}`,
    ...(plugins && { plugins }),
    onHost: (written) => onHost(written, config),
    publicFile: (url) => projectPath(config.root, join(publicFolderOf(config), publicPathOf(url, config))),
    ...(config.repository && { version: revisionOf(config.repository) }),
  };
}
