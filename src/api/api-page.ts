// API records as pages of the site. In: records and their product. Out: ordinary Pages whose blocks refer to the
// records.
import type { Api } from '../model/api.ts';
import {
  apiSectionIds,
  classAnchorOf,
  legacyClassAnchorOf,
  legacyClassesId,
  memberAnchorOf,
  membersSectionIdOf,
  slotAnchorOf,
} from '../model/api-anchor.ts';
import { apiGroupsOf } from './api-groups.ts';
import type { Product, ProductApi } from '../model/config.ts';
import { withSlash } from '../model/address.ts';
import type { Heading, WholePage } from '../model/page.ts';
import { apiDescriptionOf, apiIndexDescriptionOf } from './api-description.ts';

interface ApiPageOptions {
  readonly product: Product;
  /** The locale the page belongs to: the site's default. */
  readonly locale: string;
}

/** The page about one exported name. */
export function apiPageOf(api: Api, { product, locale }: ApiPageOptions): WholePage {
  const headings = headingsOf(api);
  return {
    page: {
      kind: 'api',
      address: { locale, pathname: api.pathname },
      source: packageNameOf(api.declaredIn),
      frontMatter: { productId: product.id, title: `${api.name} API - ${product.name}` },
      options: {},
      title: api.name,
      description: apiDescriptionOf(api, product),
      ...(api.plan ? { plan: api.plan } : {}),
      headings,
      anchors: [...headings.map((heading) => heading.id), ...anchorsOf(api)],
      links: [],
      assets: [],
      directives: [],
      reads: [],
      problems: [],
    },
    body: { blocks: [{ type: 'api', api: api.pathname }] },
  };
}

/**
 * The page that lists a product's API pages: its block has the product's API pathname, from which the view makes the
 * list.
 */
export function apiIndexPageOf(
  product: Product & { readonly api: ProductApi },
  apis: readonly Api[],
  { locale }: Pick<ApiPageOptions, 'locale'>,
): WholePage {
  const groups = apiGroupsOf(apis);
  const headings: Heading[] = groups.map(({ title }) => ({ level: 2, id: title.toLowerCase(), text: title, line: 1 }));
  const packages = product.api.packages.map((entry) => (typeof entry === 'string' ? entry : entry.name));
  return {
    page: {
      kind: 'api-index',
      address: { locale, pathname: withSlash(product.api.pathname) },
      source: packages[0] ?? product.id,
      frontMatter: { productId: product.id },
      options: {},
      title: `${product.name} API`,
      description: apiIndexDescriptionOf(
        product,
        groups.map((group) => group.title),
      ),
      headings,
      anchors: headings.map((heading) => heading.id),
      links: [],
      assets: [],
      directives: [],
      reads: [],
      problems: [],
    },
    body: { blocks: [{ type: 'api', api: product.api.pathname }] },
  };
}

const membersTitles = {
  component: 'Props',
  interface: 'Properties',
  enum: 'Values',
  hook: 'Parameters',
  function: 'Parameters',
} as const;

/** The sections that depend only on the record; the demos section depends on the site. */
function headingsOf(api: Api): Heading[] {
  const sections: readonly (readonly [string, string, boolean])[] = [
    [apiSectionIds.import, 'Import', api.imports.length > 0],
    [apiSectionIds.signatures, 'Signatures', api.overloads !== undefined],
    [membersSectionIdOf(api), membersTitles[api.kind], api.members.length > 0 || api.undescribed !== undefined],
    [apiSectionIds.returns, 'Returned value', api.returns !== undefined],
    [apiSectionIds.slots, 'Slots', api.slots.length > 0],
    [apiSectionIds.classes, 'CSS classes', api.classes.length > 0],
    [apiSectionIds.theme, 'Theme component name', api.themeName !== undefined],
    [apiSectionIds.inheritance, 'Inheritance', api.inherits !== undefined || api.accepts !== undefined],
  ];
  return sections.filter(([, , shown]) => shown).map(([id, text]) => ({ level: 2, id, text, line: 1 }));
}

/** An anchor per member, slot and class, including the class of a slot, which is shown in the slot's row. */
function anchorsOf(api: Api): string[] {
  const classes = [
    ...api.slots.flatMap((slot) => (slot.class ? [{ key: slot.name, className: slot.class }] : [])),
    ...api.classes,
  ];
  return [
    ...(api.classes.length > 0 ? [legacyClassesId] : []),
    ...[...api.members, ...(api.undescribed ?? []), ...(api.accepts ?? []).flatMap(({ members = [] }) => members)].map(
      (member) => memberAnchorOf(api, member.name),
    ),
    ...api.slots.map((slot) => slotAnchorOf(api, slot.name)),
    ...classes.flatMap(({ key, className }) => [classAnchorOf(api, className), legacyClassAnchorOf(api, key)]),
  ];
}

/** The package name (`@scope/name`) of a path below node_modules. */
function packageNameOf(path: string): string {
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
}
