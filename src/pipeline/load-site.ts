// Load: files in, Site out. Work per file is cached; the join is made anew.
import type { Project } from './project.ts';
import type { FilesAtHand } from '../disk/files-at-hand.ts';
import { loadPages } from './load-pages.ts';
import { loadApi } from './load-api.ts';
import { loadComponents, loadDemos } from './load-demos.ts';
import { apiEntriesOf } from '../api/api-navigation.ts';
import { apiIndexPageOf, apiPageOf } from '../api/api-page.ts';
import { importModule } from '../config/import-module.ts';
import { loadTranslations } from '../config/load-translations.ts';
import type { ApiReading } from '../model/api.ts';
import type { HouseAd, Product } from '../model/config.ts';
import type { NavigationEntry } from '../model/navigation.ts';
import type { Site } from '../model/site.ts';
import { XdocsError } from '../model/problem.ts';
import { assembleSite } from '../site/assemble-site.ts';
import { dirname } from 'node:path';

export interface Loaded {
  readonly site: Site;
  readonly houseAds: readonly HouseAd[];
  readonly files: FilesAtHand;
  /** Absolute paths of user modules that were evaluated, for the watcher. */
  readonly inputs: readonly string[];
}

export interface LoadOptions {
  /** Takes the API as it is at hand instead of reading it: a dev server starts with none. */
  readonly api?: ApiReading;
  /** Told of each step as it ends. */
  readonly onStep?: (step: string, count: number) => void;
}

/** Loads the site of a project. */
export async function loadSite(project: Project, { api, onStep = () => undefined }: LoadOptions = {}): Promise<Loaded> {
  const { config } = project;
  const files = project.disk.files();
  const reading = api ? Promise.resolve(api) : loadApi(project, files);
  // The worker must not be left without a listener while pages are parsed.
  reading.catch(() => undefined);
  const loaded = await loadPages(project, files);
  onStep('pages', loaded.pages.length);
  const { demos, problems: demoProblems } = await loadDemos(project, loaded.pages, files);
  const components = await loadComponents(project, loaded.pages, files);
  onStep('demos', demos.size);
  const modules = await userModules(project);
  const { apis, problems: apiProblems } = await reading;
  onStep('API pages', apis.length);
  const documented = config.products.filter((product): product is Product & { api: NonNullable<Product['api']> } => product.api !== undefined);
  const locale = config.defaultLocale;
  const apiPages = documented.flatMap((product) => {
    const own = apis.filter((one) => one.productId === product.id);
    return own.length === 0 ? [] : [apiIndexPageOf(product, own, { locale }), ...own.map((one) => apiPageOf(one, { product, locale }))];
  });
  const site = assembleSite({
    config,
    pages: [...loaded.pages, ...apiPages],
    demos,
    components,
    apis,
    navigation: modules.navigation,
    apiEntries: new Map(documented.map((product) => [product.id, apiEntriesOf(product, apis)])),
    translations: await loadTranslations(config.translations, config.locales),
    problems: [...loaded.problems, ...demoProblems, ...apiProblems],
  });
  return { site, houseAds: modules.houseAds, files, inputs: modules.inputs };
}

async function userModules({ config, compile }: Project): Promise<{ navigation?: NavigationEntry[]; houseAds: HouseAd[]; inputs: string[] }> {
  const load = async <T>(file: string | undefined): Promise<{ value?: T[]; inputs: readonly string[] }> => {
    if (!file) return { inputs: [] };
    const { value, inputs } = await importModule(file, compile);
    if (!Array.isArray(value)) throw new XdocsError(`${file}: the default export must be a list.`);
    return { value: value as T[], inputs: [...inputs, dirname(file)] };
  };
  const [navigation, ads] = await Promise.all([load<NavigationEntry>(config.navigation), load<HouseAd>(config.ads)]);
  return { navigation: navigation.value, houseAds: ads.value ?? [], inputs: [...navigation.inputs, ...ads.inputs] };
}
