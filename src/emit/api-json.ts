// The API as JSON: one file per API page, an index of all, and the schema of both. In: the Site. Out: files.
import type { Api } from '../model/api.ts';
import {
  apiJsonUrlOf,
  type ApiIndexEntry,
  type ApiIndexJson,
  type ApiPageJson,
  type ApiSectionsOf,
} from '../model/api-json.ts';
import type { NavigationLink } from '../model/navigation.ts';
import { withOwnLinks } from '../model/own-links.ts';
import { apiJsonSchema } from './api-json-schema.ts';
import type { EmitSources, EmittedFile, Emitter } from './emitter.ts';

/** `<page>.json` beside each API page; if there is any, `<base>/api/index.json` and `<base>/api/schema.json`. */
export const apiJson: Emitter = (site) => {
  const apis = [...site.apis.values()];
  if (apis.length === 0) return [];
  const { base, defaultLocale } = site.config;
  const pages = site.pages.get(defaultLocale);
  const isPage = (pathname: string) => pages?.has(pathname) ?? false;
  return [
    ...apis.map((api) =>
      jsonFile(apiJsonUrlOf(api.pathname), ({ demosOf }) =>
        apiPageJson(withOwnLinks(api, isPage), demosOf?.(api.pathname) ?? [], pages?.get(api.pathname)?.description),
      ),
    ),
    jsonFile(`${base}/api/index.json`, () => apiIndexJson(apis)),
    jsonFile(`${base}/api/schema.json`, () => apiJsonSchema),
  ];
};

function jsonFile(url: string, valueOf: (sources: EmitSources) => object): EmittedFile {
  return { path: url.slice(1), text: (sources) => `${JSON.stringify(valueOf(sources), null, 1)}\n` };
}

/**
 * A record as its page's JSON.
 *
 * @param summary the page's description, for exports without one of their own
 */
function apiPageJson(api: Api, demos: readonly NavigationLink[], summary = ''): ApiPageJson {
  const {
    name,
    kind,
    pathname,
    plan,
    deprecated,
    imports,
    themeName,
    ref,
    spread,
    inherits,
    accepts,
    parts,
    overloads,
    returns,
  } = api;
  return {
    name,
    kind,
    pathname,
    ...(plan && { plan }),
    ...(deprecated !== undefined && { deprecated }),
    description: api.description || summary,
    imports,
    ...sectionsOf(api, {
      member: (member) => member,
      slot: (slot) => ({
        name: slot.name,
        description: slot.description,
        default: slot.default ?? null,
        class: slot.class,
      }),
      rule: (rule) => rule,
    }),
    ...(overloads && { overloads }),
    ...(returns && { returns }),
    ...(themeName && { themeName }),
    ...(ref && { ref }),
    ...(spread && { spread }),
    ...(inherits && { inherits }),
    ...(accepts && { accepts }),
    ...(parts && { parts }),
    ...(demos.length > 0 && { demos: demos.map(({ title, href }) => ({ title, href })) }),
  };
}

/** All records without their prose, for comparing two versions. */
export function apiIndexJson(apis: readonly Api[]): ApiIndexJson {
  return { $schema: './schema.json', pages: apis.map(indexEntryOf) };
}

function indexEntryOf(api: Api): ApiIndexEntry {
  const { name, kind, productId, pathname, plan, deprecated, imports } = api;
  return {
    name,
    kind,
    product: productId,
    pathname,
    json: apiJsonUrlOf(pathname),
    ...(plan && { plan }),
    ...(deprecated !== undefined && { deprecated }),
    imports,
    ...sectionsOf(api, {
      member: (member) => ({
        name: member.name,
        type: member.type,
        required: member.required,
        ...(member.default !== undefined && { default: member.default }),
        ...(member.deprecated !== undefined && { deprecated: member.deprecated }),
        ...(member.plan && { plan: member.plan }),
      }),
      slot: (slot) => ({ name: slot.name, default: slot.default ?? null, class: slot.class }),
      rule: ({ key, className, global }) => ({ key, className, global }),
    }),
  };
}

interface RowWriters<Member, Slot, Class> {
  readonly member: (member: Api['members'][number]) => Member;
  readonly slot: (slot: Api['slots'][number]) => Slot;
  readonly rule: (rule: Api['classes'][number]) => Class;
}

const memberSections = {
  component: 'props',
  interface: 'properties',
  enum: 'properties',
  hook: 'parameters',
  function: 'parameters',
} as const;

function sectionsOf<Member, Slot, Class>(
  api: Api,
  write: RowWriters<Member, Slot, Class>,
): ApiSectionsOf<Member, Slot, Class> {
  return {
    ...(api.members.length > 0 && { [memberSections[api.kind]]: api.members.map(write.member) }),
    ...(api.undescribed && { undescribed: api.undescribed.map(write.member) }),
    ...(api.slots.length > 0 && { slots: api.slots.map(write.slot) }),
    ...(api.classes.length > 0 && { classes: api.classes.map(write.rule) }),
  };
}
