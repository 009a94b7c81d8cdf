// Load: files in, Site out. Work per file is cached; the join is made anew.
import type { Project } from './project.ts';
import type { FileSnapshot } from '../disk/file-snapshot.ts';
import { loadPages } from './load-pages.ts';
import { loadApi } from './load-api.ts';
import { loadComponents, loadDemos } from './load-demos.ts';
import { productionErrors } from './production-errors.ts';
import { apiEntriesOf } from '../api/api-navigation.ts';
import { apiIndexPageOf, apiPageOf } from '../api/api-page.ts';
import { houseAdShape, shapeProblem } from '../config/config-shape.ts';
import { importModule } from '../config/import-module.ts';
import { checkedNavigation } from '../config/load-navigation.ts';
import { publicFiles } from '../disk/public-files.ts';
import { readText } from '../disk/read-text.ts';
import { loadTranslations } from '../config/load-translations.ts';
import { redirectsOf } from '../config/load-redirects.ts';
import type { ApiReading } from '../model/api.ts';
import type { HouseAd, Product } from '../model/config.ts';
import type { NavigationEntry } from '../model/navigation.ts';
import type { Page } from '../model/page.ts';
import type { Redirect } from '../model/redirect.ts';
import type { Site } from '../model/site.ts';
import { XdocsError, type Problem } from '../model/problem.ts';
import { projectFile } from '../model/project-file.ts';
import { assembleSite, type SiteParts } from '../site/assemble-site.ts';
import { rootPages } from '../site/root-pages.ts';
import { dirname } from 'node:path';

export interface Loaded {
  readonly site: Site;
  readonly houseAds: readonly HouseAd[];
  readonly files: FileSnapshot;
  /** Absolute paths of user modules that were evaluated, for the watcher. */
  readonly inputs: readonly string[];
  /** Whether anything was left for later that is no page: a load of all brings it. */
  readonly isPartial: boolean;
  /** The same site with the pages of a pathname read, in every language. */
  withPage(pathname: string): Promise<Loaded>;
}

export interface LoadOptions {
  /** Takes the API as it is at hand instead of reading it: a dev server starts with none. */
  readonly api?: ApiReading;
  /**
   * Says which pages are wanted whole, by pathname; others are left unread where the cache does not know them. Absent:
   * all.
   */
  readonly wanted?: (pathname: string) => boolean;
  /** Told of each step as it ends. */
  readonly onStep?: (step: string, count: number) => void;
}

/** Loads the site of a project. */
export async function loadSite(
  project: Project,
  { api, wanted, onStep = () => undefined }: LoadOptions = {},
): Promise<Loaded> {
  const { config } = project;
  const files = project.disk.files();
  const reading = api ? Promise.resolve(api) : loadApi(project, files);
  const evaluating = userModules(project);
  // Neither must be left without a listener while pages are parsed.
  for (const started of [reading, evaluating]) started.catch(() => undefined);
  const { pages, problems, read } = await loadPages(project, files, { wanted });
  const errors = await productionErrors(project, { onlyKnown: wanted !== undefined });
  const own = rootPages(config, errors ?? []);
  onStep('pages', pages.length);
  const { demos, components, problems: demoProblems } = await loadIslands(project, [...pages, ...own], files);
  onStep('demos', demos.size);
  const modules = await evaluating;
  const { apis, lists: apiLists, problems: apiProblems } = await reading;
  onStep('API pages', apis.length);
  const documented = config.products.filter(
    (product): product is Product & { api: NonNullable<Product['api']> } => product.api !== undefined,
  );
  const locale = config.defaultLocale;
  const written = new Set(pages.flatMap(({ address }) => (address.locale === locale ? [address.pathname] : [])));
  const apiPages = documented.flatMap((product) => {
    const own = apis.filter((one) => one.productId === product.id);
    if (own.length === 0) return [];
    // A writer's page stands in the place of the generated list.
    const index = written.has(product.api.pathname) ? [] : [apiIndexPageOf(product, own, { locale })];
    return [...index, ...own.map((one) => apiPageOf(one, { product, locale }))];
  });
  const joined = (parts: SiteParts): Loaded => {
    const site = assembleSite(parts);
    const withPage = async (pathname: string) => {
      const unread = parts.pages.filter((page) => page.unread && page.address.pathname === pathname);
      const fresh = new Map(await Promise.all(unread.map(async (page) => [page, await read(page)] as const)));
      const more = await loadIslands(project, [...fresh.values()], files);
      const isAsExpected = [...fresh].every(
        ([before, page]) => page.title === before.title && page.kind === before.kind,
      );
      return joined({
        ...parts,
        pages: parts.pages.map((page) => fresh.get(page) ?? page),
        resolved: isAsExpected
          ? {
              navigation: site.navigation,
              problems: site.problems.filter(({ rule }) => rule === 'navigation-duplicate'),
            }
          : undefined,
        demos: new Map([...parts.demos, ...more.demos]),
        components: new Map([...parts.components, ...more.components]),
        problems: [...parts.problems, ...more.problems],
      });
    };
    return {
      site,
      houseAds: modules.houseAds,
      files,
      inputs: modules.inputs,
      isPartial: errors === undefined,
      withPage,
    };
  };
  return joined({
    config,
    pages: [...pages, ...apiPages, ...own],
    demos,
    components,
    apis,
    apiLists,
    navigation: modules.navigation,
    apiEntries: new Map(documented.map((product) => [product.id, apiEntriesOf(product, apis)])),
    translations: await loadTranslations(config.translations, config.locales, project.compile),
    publicFiles: publicFiles(config.public).map(({ path }) => `/${path}`),
    redirects: modules.redirects,
    problems: [...problems, ...demoProblems, ...apiProblems, ...modules.problems],
  });
}

/**
 * Reads and parses what the cache does not know, in slices, so that a later load finds it.
 *
 * @param signal ends it between two pages; the promise then rejects with the signal's reason
 */
export async function readAhead(project: Project, signal?: AbortSignal): Promise<void> {
  const files = project.disk.files();
  const { pages } = await loadPages(project, files, { signal });
  await loadDemos(project, pages, files);
}

/** What pages run. */
async function loadIslands(project: Project, pages: readonly Page[], files: FileSnapshot) {
  const { demos, problems } = await loadDemos(project, pages, files);
  return { demos, problems, components: await loadComponents(project, pages, files) };
}

interface UserModules {
  readonly navigation?: readonly NavigationEntry[];
  readonly houseAds: readonly HouseAd[];
  readonly redirects: readonly Redirect[];
  readonly inputs: readonly string[];
  readonly problems: readonly Problem[];
}

async function userModules({ config, compile }: Project): Promise<UserModules> {
  const load = async (file: string | undefined): Promise<{ value?: readonly unknown[]; inputs: readonly string[] }> => {
    if (!file) return { inputs: [] };
    const { value, inputs } = await importModule(file, compile);
    if (!Array.isArray(value)) throw new XdocsError(`${file}: the default export must be a list.`);
    return { value, inputs: [...inputs, dirname(file)] };
  };
  const loadRedirects = async (file: string | undefined): Promise<{ value: Redirect[]; inputs: readonly string[] }> => {
    if (!file) return { value: [], inputs: [] };
    const [{ value, inputs }, text] = await Promise.all([
      importModule(file, compile),
      readText(file).catch(() => undefined),
    ]);
    return { value: redirectsOf(value, file, text), inputs };
  };
  const [navigation, ads, redirects] = await Promise.all([
    load(config.navigation),
    load(config.ads),
    loadRedirects(config.redirects),
  ]);
  const wrong = ads.value && shapeProblem(ads.value, { list: houseAdShape }, 'ads');
  if (wrong) throw new XdocsError(`${config.ads}: ${wrong}`);
  const checked =
    navigation.value &&
    checkedNavigation(
      navigation.value,
      projectFile(config.navigation, config.root),
      config.products.map(({ id }) => id),
    );
  return {
    navigation: checked?.entries,
    houseAds: (ads.value ?? []) as readonly HouseAd[],
    redirects: redirects.value,
    inputs: [...navigation.inputs, ...ads.inputs, ...redirects.inputs],
    problems: checked?.problems ?? [],
  };
}
