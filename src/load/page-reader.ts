// Pages of a load: from the cache, or parsed, in threads where that pays. What one file says never depends on another page.
import { contentHash, type ContentSource } from '../disk/read-sources.ts';
import { eventLoopYield } from '../disk/event-loop-yield.ts';
import type { FileSnapshot } from '../disk/file-snapshot.ts';
import type { Address } from '../model/address.ts';
import type { Page, PageBody, PageProse, WholePage } from '../model/page.ts';
import { workerScript } from './own-package.ts';
import { pageParser, parsingConfigOf, type PageToParse } from './page-parser.ts';
import type { IsValid } from './memo.ts';
import type { PageRecords } from './page-records.ts';
import type { PageRoute } from './page-routes.ts';
import type { ParsedBatch } from './page-threads.ts';
import type { Project } from './project.ts';
import { readableKey } from './readable-files.ts';
import { machine, pageThreads } from './thread-count.ts';
import { unreadPage } from './unread-page.ts';

/** A page, and how to get its text. */
export interface LoadedPage {
  readonly page: Page;
  readonly body: () => PageBody;
  readonly prose: () => PageProse;
  /** The same as JSON; only where the cache has it. */
  readonly proseJson?: () => Uint8Array;
  /** Of the page, its text and what it says; only where the cache has them. */
  readonly hash?: () => string;
  /** Reads the page whole; only where its place and title alone are known. */
  readonly read?: () => Promise<LoadedPage>;
}

/** A content file, and where it is shown. */
export interface RoutedSource {
  readonly source: ContentSource;
  readonly route: PageRoute;
  readonly address: Address;
}

/** A page whose text is at hand, because it is short or was made rather than read. */
export function ready({ page, body, prose = [] }: WholePage): LoadedPage {
  return { page, body: () => body, prose: () => prose };
}

export interface PageReader {
  /** The pages, those that are wanted whole parsed where the cache does not know them; in their order. */
  readAll(
    all: readonly RoutedSource[],
    isWhole: (one: RoutedSource) => boolean,
    signal: AbortSignal | undefined,
  ): Promise<LoadedPage[]>;
}

/** A page as an earlier load found it. A plain value: what belongs to a load goes with it. */
export interface RememberedPage {
  readonly page: Page;
  readonly key: string;
  /** Of its records, which may be others under the same key: of the same text beside another picture. */
  readonly hash: string;
  /** Of its file. */
  readonly sourceHash: string;
  /** What of the routes of all files is part of it. */
  readonly routing: string;
}

/** Pages of earlier loads, by their very sources. */
export interface RememberedPages {
  of(one: RoutedSource): RememberedPage | undefined;
  keep(one: RoutedSource, page: RememberedPage): void;
}

interface PageSources {
  readonly project: Project;
  readonly routed: readonly RoutedSource[];
  readonly records: PageRecords;
  readonly isValid: IsValid<Page>;
  readonly memory: RememberedPages | undefined;
  readonly files: FileSnapshot;
}

/** Prepares the reader of a load. */
export function pageReader({ project, routed, records, isValid, memory, files }: PageSources): PageReader {
  const { config, trace } = project;
  const routes = new Map(routed.toReversed().map(({ source, route }) => [source.path, route.pathname]));
  const { remarkPlugins: remark, rehypePlugins: rehype } = config;
  const plugins = remark.length + rehype.length > 0 ? { remark, rehype } : undefined;
  const parse = pageParser({ config, routes, files, trace, ...(plugins && { plugins }) });
  // Routes of other files reach a page through relative links only; they are part of its key where they are computed.
  const routing = config.route
    ? contentHash(JSON.stringify(routed.map(({ source, route }) => [source.path, route])))
    : '';
  const rule = readableKey(config);
  const keyOf = ({ source, route, address }: RoutedSource, hash = source.hash()) =>
    `${source.path} ${address.locale} ${route.pathname} ${hash} ${JSON.stringify(route.options)} ${rule} ${routing} ${config.outLayout}`;
  // Keys hold hashes, which need not be made where there is nothing to be found.
  const isNew = records.isEmpty();
  const withBody = (page: Page, key: string): LoadedPage => ({
    page,
    hash: () => records.hashOf(key),
    body: () => records.bodyOf(key),
    prose: () => records.proseOf(key),
    proseJson: () => records.proseJsonOf(key),
  });
  const isAsItWas = ({ page, key, hash, sourceHash, routing: before }: RememberedPage, { source }: RoutedSource) =>
    before === routing && sourceHash === source.hash() && records.hashOf(key) === hash && isValid(page);
  const fromRecords = (one: RoutedSource): LoadedPage | undefined => {
    const remembered = memory?.of(one);
    if (remembered && isAsItWas(remembered, one)) return withBody(remembered.page, remembered.key);
    const key = keyOf(one);
    const page = records.get(key);
    if (page) memory?.keep(one, { page, key, hash: records.hashOf(key), sourceHash: one.source.hash(), routing });
    return page && withBody(page, key);
  };
  const toParse = ({ source, route, address }: RoutedSource): PageToParse => ({
    path: source.path,
    text: source.text(),
    hash: source.hash(),
    address,
    options: route.options,
  });
  const parsed = async (one: RoutedSource): Promise<LoadedPage> => {
    const page = toParse(one);
    const { whole, isFailed } = await parse(page);
    if (isFailed) return ready(whole);
    const key = keyOf(one, page.hash);
    return withBody(records.set(key, whole), key);
  };
  const unread = (one: RoutedSource): LoadedPage => {
    const page = unreadPage({ path: one.source.path, text: one.source.text() }, one.address);
    return {
      ...ready({ page, body: { blocks: [] } }),
      read: async () => fromRecords(one) ?? parsed(one),
    };
  };
  return {
    async readAll(all, isWhole, signal) {
      const yieldIfDue = eventLoopYield();
      const pages: LoadedPage[] = [];
      const missing: number[] = [];
      for (const [index, one] of all.entries()) {
        const known = isNew ? undefined : fromRecords(one);
        if (known) pages[index] = known;
        else if (isWhole(one)) missing.push(index);
        else pages[index] = unread(one);
        await yieldIfDue();
        signal?.throwIfAborted();
      }
      const at = (index: number) => all[missing[index]!]!;
      const parseHere = async (index: number) => void (pages[missing[index]!] = await parsed(at(index)));
      const threads = plugins
        ? 0
        : threadsFor(
            project,
            missing.map((index) => all[index]!.source),
          );
      if (threads === 0) {
        for (const index of missing.keys()) {
          await parseHere(index);
          await yieldIfDue();
          signal?.throwIfAborted();
        }
        return pages;
      }
      const onParsed = (index: number, { hash }: PageToParse, found: ParsedBatch['pages'][number]) => {
        const key = keyOf(at(index), hash);
        pages[missing[index]!] =
          'failed' in found ? ready(found.failed) : withBody(records.setTexts(key, found.texts), key);
      };
      const data = { config: parsingConfigOf(config), routes };
      // Loaded where it is needed: most sites are small.
      const { parseInThreads } = await import('./page-threads.ts');
      await parseInThreads(
        missing.length,
        (index) => toParse(at(index)),
        { parseHere, onParsed },
        {
          threads,
          script: workerScript('page-worker')!,
          data,
          trace,
          signal,
        },
      );
      return pages;
    },
  };
}

/** Threads for pages beside this one: as many as the command asks for, or as pay. */
function threadsFor({ workers }: Project, sources: readonly ContentSource[]): number {
  if (workerScript('page-worker') === undefined) return 0;
  if (workers !== 'auto') return Math.min(workers, sources.length);
  return pageThreads({
    pages: sources.length,
    bytes: sources.reduce((sum, source) => sum + source.size, 0),
    ...machine(),
  });
}
