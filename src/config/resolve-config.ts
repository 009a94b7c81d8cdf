// Resolves the user's config: validated key by key, defaults filled in, folders made absolute, frozen.
import { join, resolve } from 'node:path';
import type { Config, Product } from '../model/config.ts';
import type { UserConfig } from '../model/user-config.ts';
import { nearest } from '../model/nearest.ts';
import { XdocsError } from '../model/problem.ts';
import { pathnameFault, withSlash } from '../model/address.ts';
import { realConfigDisk, type ConfigDisk } from './config-disk.ts';
import { layoutProblem, onHostConfig } from './base-layout.ts';
import { bundlingOf, bundlingProblem } from './bundling-keys.ts';
import { demoWrapperProblem, demoWrappersOf } from './demo-wrappers.ts';
import { searchOf, searchProblem } from './search-key.ts';
import { houseAdsModule, servicesOf, servicesProblem } from './service-keys.ts';
import { sandboxOf, sandboxProblem } from './sandbox-keys.ts';
import { chatProblem } from './chat-key.ts';
import { identityOf, identityProblem } from './identity-keys.ts';
import { cspOf, cspProblem } from './csp-key.ts';
import { userConfigShape } from './config-shape.ts';
import { shapeProblem } from './shape.ts';
import { foundNavigationProblem, trustOf, trustProblem } from './trust-keys.ts';

/** Flags that override the config file. */
export interface ConfigFlags {
  readonly out?: string;
}

/**
 * Resolves a user's config.
 *
 * @param root absolute folder of the config file, or of the project without one
 * @throws XdocsError with the key's path, the value found and what is expected
 */
export function resolveConfig(
  given: UserConfig,
  root: string,
  file: string | undefined,
  flags: ConfigFlags = {},
  disk: ConfigDisk = realConfigDisk,
): Config {
  const where = file ?? 'the config';
  const invalidShape = shapeProblem(given, userConfigShape, '') ?? layoutProblem(given);
  if (invalidShape) throw new XdocsError(`${where}: ${invalidShape}`);
  const base = baseOf(given.base, where);
  const outLayout = given.outLayout ?? 'origin';
  const user = onHostConfig(given, { base, outLayout });
  const locales = user.locales ?? ['en'];
  const content = (Array.isArray(user.content) ? user.content : [user.content ?? 'content']).map((folder) =>
    resolve(root, folder),
  );
  const invalidValue = listProblem(user, locales, content) ?? addressProblem(user, locales);
  if (invalidValue) throw new XdocsError(`${where}: ${invalidValue}`);
  for (const folder of content)
    requireFolder(folder, user.content === undefined ? 'content (the default)' : 'content', root, where, disk);
  const publicFolder = resolve(root, user.public ?? 'public');
  if (user.public !== undefined) requireFolder(publicFolder, 'public', root, where, disk);
  if (user.translations) requireFolder(resolve(root, user.translations), 'translations', root, where, disk);
  const navigation = user.navigation
    ? resolve(root, user.navigation)
    : content.map((folder) => join(folder, 'navigation.ts')).find((path) => disk.exists(path));
  const houseAds = houseAdsModule(user);
  for (const [key, path] of [
    ['navigation', navigation],
    houseAds,
    ['demoSetup', user.demoSetup],
    ['redirects', user.redirects],
    ['playground', user.playground],
    ['sandbox.entry', user.sandbox?.entry],
    ['sandbox.theme', user.sandbox?.theme],
    ...Object.entries(user.templates ?? {}).map(([part, module]) => [`templates.${part}`, module] as const),
  ] as const) {
    if (path && !disk.exists(resolve(root, path)))
      throw new XdocsError(`${where}: "${key}" names ${path}, which is not there.`);
  }
  const invalidKey =
    bundlingProblem(user, root, disk) ??
    demoWrapperProblem(user, root, disk) ??
    chatProblem(user) ??
    identityProblem(user, root, disk) ??
    trustProblem(user, root, disk) ??
    sandboxProblem(user) ??
    servicesProblem(user) ??
    cspProblem(user) ??
    searchProblem(user) ??
    foundNavigationProblem(navigation, user, root);
  if (invalidKey) throw new XdocsError(`${where}: ${invalidKey}`);
  const modules = join(root, 'node_modules');
  return Object.freeze({
    root,
    file,
    name: user.name ?? packageName(root, disk),
    description: user.description ?? '',
    logo: user.logo,
    base,
    outLayout,
    origin: user.origin?.replace(/\/+$/, ''),
    content,
    out: resolve(root, flags.out ?? user.out ?? 'build'),
    cache: disk.exists(modules) ? join(modules, '.cache', 'xdocs') : join(root, '.xdocs'),
    public: disk.isFolder(publicFolder) ? publicFolder : undefined,
    ...trustOf(user, root),
    navigation,
    locales,
    defaultLocale: locales[0]!,
    interfaceLocales: user.interfaceLocales ?? locales,
    translations: user.translations ? resolve(root, user.translations) : undefined,
    products: (user.products ?? []).map((product) => resolveProduct(product)),
    aliases: Object.fromEntries(Object.entries(user.aliases ?? {}).map(([from, to]) => [from, resolve(root, to)])),
    ...bundlingOf(user, root),
    route: user.route,
    externalPaths: user.externalPaths ?? [],
    severity: severityOf(user.severity, where),
    templates: Object.fromEntries(
      Object.entries(user.templates ?? {}).map(([part, path]) => [part, resolve(root, path)]),
    ),
    ...(user.translateUrl && { translateUrl: user.translateUrl }),
    notifications: user.notifications ?? [],
    productCategories: user.productCategories ?? {},
    repository: user.repository && { branch: 'main', ...user.repository, url: user.repository.url.replace(/\/+$/, '') },
    editUrl: user.editUrl,
    ...identityOf(user, root, disk),
    links: user.links ?? [],
    footer: { text: user.footer?.text ?? '', links: user.footer?.links ?? [] },
    demoSetup: user.demoSetup && resolve(root, user.demoSetup),
    demoWrappers: demoWrappersOf(user, root),
    ads: houseAds[1] && resolve(root, houseAds[1]),
    services: servicesOf(user, base),
    redirects: user.redirects && resolve(root, user.redirects),
    playground: user.playground && resolve(root, user.playground),
    sandbox: sandboxOf(user, root),
    productionErrors: user.productionErrors ?? [],
    socialImages: socialImagesOf(user.socialImages, where),
    fontHost: user.fontHost?.replace(/\/+$/, ''),
    search: searchOf(user),
    ...(user.chat && { chat: user.chat }),
    csp: cspOf(user),
  } satisfies Config);
}

function socialImagesOf(value: string | undefined, where: string): Config['socialImages'] {
  if (value === undefined) return 'section';
  if (value === 'section' || value === 'page' || value === 'none') return value;
  throw new XdocsError(`${where}: "socialImages" is "section", "page" or "none", found "${value}".`);
}

function severityOf(value: UserConfig['severity'] = {}, where: string): Config['severity'] {
  const [rule, found] =
    Object.entries(value).find(([, one]) => one !== undefined && one !== 'error' && one !== 'warning') ?? [];
  if (rule !== undefined)
    throw new XdocsError(`${where}: "severity.${rule}" is "error" or "warning", found "${found}".`);
  return value;
}

function baseOf(base: string | undefined, where: string): string {
  const trimmed = (base ?? '').replace(/^\/+|\/+$/g, '');
  const fault = /\s/.test(trimmed) ? 'it has a blank' : pathnameFault(trimmed);
  if (fault) throw new XdocsError(`${where}: "base" is a path such as "/docs", found "${base}": ${fault}.`);
  return trimmed && `/${trimmed}`;
}

/** Checks the lists that must not be empty or contain duplicates. */
function listProblem(user: UserConfig, locales: readonly string[], content: readonly string[]): string | undefined {
  if (locales.length === 0) return '"locales" names no language; leave it out for ["en"].';
  if (content.length === 0) return '"content" names no folder; leave it out for "content".';
  const { interfaceLocales = [] } = user;
  const foreign = interfaceLocales.findIndex((locale) => !locales.includes(locale));
  if (foreign >= 0)
    return `"interfaceLocales[${foreign}]" is "${interfaceLocales[foreign]}", which is none of "locales": ${locales.join(', ')}.`;
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['locales', locales],
    ['interfaceLocales', interfaceLocales],
    ['content', content],
    ['products', (user.products ?? []).map(({ id }) => id)],
  ];
  for (const [key, values] of lists) {
    const again = values.findIndex((value, index) => values.indexOf(value) < index);
    if (again >= 0)
      return `"${key}[${again}]" names ${values[again]} again, as "${key}[${values.indexOf(values[again]!)}]" does; name each once.`;
  }
  return undefined;
}

/** Checks the values that become part of URLs. */
function addressProblem({ origin, products = [] }: UserConfig, locales: readonly string[]): string | undefined {
  if (origin && !(/^https?:\/\/[^/?#\\\s@]+\/*$/i.test(origin) && URL.canParse(origin)))
    return `"origin" is where the site is served, such as "https://example.com", found "${origin}".${suggestedOrigin(origin)}`;
  const locale = locales.find((one) => !one || /[/\s]/.test(one) || pathnameFault(one));
  if (locale !== undefined) return `"locales" are codes such as "en" and "pt-BR", found "${locale}".`;
  for (const [index, { api }] of products.entries()) {
    const fault = api && (api.pathname.startsWith('/') ? pathnameFault(api.pathname) : 'it does not begin with "/"');
    if (fault)
      return `"products[${index}].api.pathname" is a path such as "/docs/api/", found "${api.pathname}": ${fault}.`;
  }
  return undefined;
}

function suggestedOrigin(origin: string): string {
  const [, found, path] = /^(?:\w+:)?(?:\/\/)?([\w-]+(?:\.[\w-]+)+(?::\d+)?)(\/[^/])?/.exec(origin) ?? [];
  return found ? ` Did you mean "https://${found}"?${path ? ' A path belongs in "base".' : ''}` : '';
}

function resolveProduct(product: Product): Product {
  return {
    ...product,
    ...(product.href && { href: withSlash(product.href) }),
    ...(product.api && { api: { ...product.api, pathname: withSlash(product.api.pathname) } }),
  };
}

function requireFolder(folder: string, key: string, root: string, where: string, disk: ConfigDisk): void {
  if (disk.isFolder(folder)) return;
  const name = folder.startsWith(root) ? folder.slice(root.length + 1) : folder;
  const near = nearest(name, disk.foldersOf(root));
  throw new XdocsError(
    `${where}: "${key}" names the folder ${folder}, which is not there.${near ? ` Did you mean "${near}"?` : ''}`,
  );
}

/** The package's name from package.json, without its scope. */
function packageName(root: string, disk: ConfigDisk): string | undefined {
  try {
    const { name } = JSON.parse(disk.readText(join(root, 'package.json')) ?? '{}') as { name?: string };
    return name?.replace(/^@[^/]+\//, '') || undefined;
  } catch {
    return undefined;
  }
}
