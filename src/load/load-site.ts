// Load: files in, Site out. Work on each file is cached; the join is made anew.
import { apiEntriesOf } from '../api/api-navigation.ts';
import { apiIndexPageOf, apiPageOf } from '../api/api-page.ts';
import { loadTranslations } from '../config/load-translations.ts';
import type { FileSnapshot } from '../disk/file-snapshot.ts';
import { publicFiles } from '../disk/public-files.ts';
import type { ApiReading } from '../model/api.ts';
import type { Address } from '../model/address.ts';
import type { Config, Product } from '../model/config.ts';
import type { Page, PageBodies, WholePage } from '../model/page.ts';
import { atRoot, onHost } from '../model/site-layout.ts';
import type { Site } from '../model/site.ts';
import { assembleSite, type SiteParts } from '../site/assemble-site.ts';
import type { IslandSources } from '../site/component-islands.ts';
import { pagesByAddress } from '../site/pages-by-address.ts';
import { rootPages } from '../site/root-pages.ts';
import type { DemoMemory } from './demo-memory.ts';
import { loadApi } from './load-api.ts';
import { loadComponents, loadDemos } from './load-demos.ts';
import { loadPages } from './load-pages.ts';
import type { PageMemory } from './page-memory.ts';
import { ready, type LoadedPage } from './page-reader.ts';
import { productionErrors } from './production-errors.ts';
import type { Project } from './project.ts';
import { sandboxKit } from './sandbox-kit.ts';
import { userModules } from './user-modules.ts';

export interface Loaded {
  readonly site: Site;
  readonly bodies: PageBodies;
  readonly files: FileSnapshot;
  /** Absolute paths of user modules that were evaluated, for the watcher. */
  readonly inputs: readonly string[];
  /** What was left for later; absent where everything is read. */
  readonly unread?: UnreadPages;
}

/** The pages of a site of which only place and title are known: a dev server reads a page when it is asked for. */
interface UnreadPages {
  has(page: Page): boolean;
  /** The same site with the pages of a pathname read, in every language. */
  read(pathname: string): Promise<Loaded>;
}

/** What a process remembers from one load to the next. */
export interface LoadMemory {
  readonly demos: DemoMemory;
  readonly pages: PageMemory;
}

export interface LoadOptions {
  /** Takes the API as it is known instead of reading it: a dev server starts with none. */
  readonly api?: ApiReading;
  /**
   * Says which pages are wanted whole, by pathname; others are left unread where the cache does not know them. Absent:
   * all.
   */
  readonly wanted?: (pathname: string) => boolean;
  /** What earlier loads know of demos, and of pages. */
  readonly memory?: LoadMemory;
  /** Whether drafts are pages: a dev server shows them, a built site has none. */
  readonly drafts?: boolean;
  /** Told of each step as it ends. */
  readonly onStep?: (step: string, count: number) => void;
  /** Told what islands are made of once it is known, but for the lists of the API: types may still be read. */
  readonly onIslands?: (sources: Omit<IslandSources, 'apiLists'>, files: FileSnapshot) => void;
}

/** Loads the site of a project. */
export async function loadSite(
  project: Project,
  { api, wanted, memory, drafts, onStep = () => undefined, onIslands }: LoadOptions = {},
): Promise<Loaded> {
  const { config, trace } = project;
  const files = project.disk.files();
  const reading = api ? Promise.resolve(api) : trace.step('types', () => loadApi(project, files));
  const evaluating = trace.step('modules of the config', () => userModules(project));
  // Neither must be left without a listener while pages are parsed.
  for (const started of [reading, evaluating]) started.catch(() => undefined);
  const { pages, folders, problems } = await loadPages(project, files, {
    wanted,
    drafts,
    memory: memory?.pages,
  });
  const errors = await trace.step('production errors', () =>
    productionErrors(project, { onlyKnown: wanted !== undefined }),
  );
  const generated = rootPages(config, errors ?? []);
  onStep('pages', pages.length);
  const allPages = [...pages, ...generated].map(({ page }) => page);
  const islands = await loadIslands(project, allPages, files, memory?.demos);
  onStep('demos', islands.demos.size);
  const modules = await evaluating;
  const translations = onHostTitles(await loadTranslations(config, project.compile), config);
  // After what an author may have to mend: a build that fails is not to wait for bundles.
  onIslands?.({ ...islands, pages: pagesByAddress(allPages, config).pages }, files);
  const sandbox = await sandboxKit(project, islands.demos.values(), files);
  const copied = publicFiles(config);
  const { apis, left, lists, problems: apiProblems } = await reading;
  onStep('API pages', apis.length);
  const join: Join = { project, files, inputs: modules.inputs, isPartial: errors === undefined };
  const everyPage = [...pages, ...[...apiPages(config, apis, pages), ...generated].map(ready)];
  const parts: Omit<SiteParts, 'pages'> = {
    config,
    ...islands,
    sandbox,
    apis,
    apiLists: lists,
    leftExports: left,
    navigation: modules.navigation,
    folders,
    apiEntries: new Map(documentedProducts(config).map((product) => [product.id, apiEntriesOf(product, apis)])),
    translations,
    publicFiles: copied.files.map(({ path }) => atRoot(path, config)),
    redirects: modules.redirects,
    navigationPlaces: modules.navigationPlaces,
    configPlaces: modules.configPlaces,
    houseAds: modules.houseAds,
    problems: [...problems, ...islands.problems, ...apiProblems, ...modules.problems, ...copied.problems],
  };
  return trace.span('step', 'assemble', () => joined(join, everyPage, parts));
}

/**
 * Reads and parses what the cache does not know, in slices, so that a later load finds it.
 *
 * @param signal ends it between two pages; the promise then rejects with the signal's reason
 */
export async function readAhead(project: Project, signal?: AbortSignal): Promise<void> {
  const files = project.disk.files();
  const { pages } = await loadPages(project, files, { drafts: true, signal });
  await loadDemos(
    project,
    pages.map(({ page }) => page),
    files,
  );
}

/** What stays the same while more and more pages of a site are read. */
interface Join {
  readonly project: Project;
  readonly files: FileSnapshot;
  readonly inputs: readonly string[];
  /** Whether anything was left for later that is no page: a load of all brings it. */
  readonly isPartial: boolean;
}

function joined(join: Join, pages: readonly LoadedPage[], parts: Omit<SiteParts, 'pages'>): Loaded {
  const { project, files, inputs, isPartial } = join;
  const site = assembleSite({ ...parts, pages: pages.map(({ page }) => page) });
  const unread = new Map(pages.flatMap(({ page, read }) => (read ? [[keyOf(page.address), read] as const] : [])));
  const readPages = async (pathname: string): Promise<Loaded> => {
    const fresh = new Map(
      await Promise.all(
        pages.flatMap((one) =>
          one.read && one.page.address.pathname === pathname ? [one.read().then((whole) => [one, whole] as const)] : [],
        ),
      ),
    );
    const more = await loadIslands(
      project,
      [...fresh.values()].map(({ page }) => page),
      files,
    );
    const demos = new Map([...parts.demos, ...more.demos]);
    return joined(
      join,
      pages.map((page) => fresh.get(page) ?? page),
      {
        ...parts,
        demos,
        sandbox: await sandboxKit(project, demos.values(), files),
        components: new Map([...parts.components, ...more.components]),
        problems: [...parts.problems, ...more.problems],
      },
    );
  };
  return {
    site,
    bodies: bodiesOf(pages),
    files,
    inputs,
    ...((unread.size > 0 || isPartial) && {
      unread: { has: ({ address }) => unread.has(keyOf(address)), read: readPages },
    }),
  };
}

/** The texts of pages by their address; of two pages at one address the first is the site's. */
function bodiesOf(pages: readonly LoadedPage[]): PageBodies {
  const loaded = new Map(pages.toReversed().map((one) => [keyOf(one.page.address), one]));
  return {
    of: ({ address }) => loaded.get(keyOf(address))!.body(),
    proseOf: ({ address }) => loaded.get(keyOf(address))!.prose(),
    proseJsonOf: ({ address }) => loaded.get(keyOf(address))!.proseJson?.(),
    hashOf: ({ address }) => loaded.get(keyOf(address))!.hash?.(),
  };
}

function keyOf({ locale, pathname }: Address): string {
  return `${locale} ${pathname}`;
}

/** The demos and components of pages. */
async function loadIslands(project: Project, pages: readonly Page[], files: FileSnapshot, memory?: DemoMemory) {
  const { trace } = project;
  const { demos, problems } = await trace.step('read demos', () => loadDemos(project, pages, files, memory));
  const components = await trace.step('find components', () => loadComponents(project, pages, files));
  return { demos, problems, components };
}

type DocumentedProduct = Product & { readonly api: NonNullable<Product['api']> };

function documentedProducts({ products }: Config): DocumentedProduct[] {
  return products.filter((product): product is DocumentedProduct => product.api !== undefined);
}

/** The pages of API records. A writer's page stands in the place of a generated list. */
function apiPages(config: Config, apis: ApiReading['apis'], pages: readonly LoadedPage[]): WholePage[] {
  const locale = config.defaultLocale;
  const written = new Set(
    pages.flatMap(({ page: { address } }) => (address.locale === locale ? [address.pathname] : [])),
  );
  return documentedProducts(config).flatMap((product) => {
    const own = apis.filter((one) => one.productId === product.id);
    if (own.length === 0) return [];
    const index = written.has(product.api.pathname) ? [] : [apiIndexPageOf(product, own, { locale })];
    return [...index, ...own.map((one) => apiPageOf(one, { product, locale }))];
  });
}

/** The tables with the titles of pages by where these are served. */
function onHostTitles(tables: Site['translations'], config: Config): Site['translations'] {
  if (config.outLayout === 'origin') return tables;
  const served = (key: string) => (key.startsWith('pages.') ? `pages.${onHost(key.slice(6), config)}` : key);
  return new Map(
    [...tables].map(([locale, table]) => [
      locale,
      Object.fromEntries(Object.entries(table).map(([key, text]) => [served(key), text])),
    ]),
  );
}
