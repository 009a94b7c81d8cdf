// What a site's own modules say: its navigation, its house ads, its redirects.
import { dirname } from 'node:path';
import { addressPlaces } from '../config/address-places.ts';
import { houseAdShape } from '../config/config-shape.ts';
import { shapeProblem } from '../config/shape.ts';
import { importModule } from '../config/import-module.ts';
import { checkedNavigation } from '../config/load-navigation.ts';
import { redirectsOf } from '../config/load-redirects.ts';
import { textPlaces } from '../config/text-places.ts';
import { readText } from '../disk/read-text.ts';
import type { HouseAd } from '../model/config.ts';
import type { NavigationEntry } from '../model/navigation.ts';
import { XdocsError, type Problem } from '../model/problem.ts';
import { projectFile } from '../model/project-file.ts';
import type { Redirect } from '../model/redirect.ts';
import { onHost, type SiteLayout } from '../model/site-layout.ts';
import type { Position } from '../model/source-file.ts';
import type { Project } from './project.ts';

export interface UserModules {
  readonly navigation?: readonly NavigationEntry[];
  readonly houseAds: readonly HouseAd[];
  readonly redirects: readonly Redirect[];
  /** Where the texts of the navigation's module stand, pathnames as they are on the host. */
  readonly navigationPlaces: ReadonlyMap<string, Position>;
  /** Where the addresses of the config stand in its module, as they are on the host. */
  readonly configPlaces: ReadonlyMap<string, Position>;
  /** Absolute paths of what was evaluated, for the watcher. */
  readonly inputs: readonly string[];
  readonly problems: readonly Problem[];
}

/**
 * Evaluates the modules that the config names.
 *
 * @throws XdocsError where one cannot be evaluated or exports something else
 */
export async function userModules({ config, compile }: Project): Promise<UserModules> {
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
  const [navigationText, configText] = await Promise.all([textOf(config.navigation), textOf(config.file)]);
  return {
    navigationPlaces: placesOnHost(textPlaces(navigationText), config),
    configPlaces: placesOnHost(addressPlaces(configText), config),
    navigation: checked?.entries.map((entry) => onHostEntry(entry, config)),
    houseAds: ((ads.value ?? []) as readonly HouseAd[]).map((ad) => ({
      ...ad,
      link: onHost(ad.link, config),
      img: onHost(ad.img, config),
    })),
    redirects: redirects.value.map(({ from, to, ...rest }) => ({
      ...rest,
      from: onHost(from, config),
      to: onHost(to, config),
    })),
    inputs: [...navigation.inputs, ...ads.inputs, ...redirects.inputs],
    problems: checked?.problems ?? [],
  };
}

/** The text of a module, to find places in it; nothing where it cannot be read. */
async function textOf(file: string | undefined): Promise<string> {
  return file === undefined ? '' : readText(file).catch(() => '');
}

function placesOnHost(places: ReadonlyMap<string, Position>, layout: SiteLayout): ReadonlyMap<string, Position> {
  return new Map([...places].map(([text, { line, column }]) => [onHost(text, layout), { line, column }]));
}

function onHostEntry(entry: NavigationEntry, layout: SiteLayout): NavigationEntry {
  return {
    ...entry,
    pathname: onHost(entry.pathname, layout),
    ...(entry.children && { children: entry.children.map((child) => onHostEntry(child, layout)) }),
  };
}
