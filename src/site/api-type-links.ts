// Links for the names in the types of an API page that have a page of their own. In: a record and the site. Out:
// pathname by name.
import type { Api } from '../model/api.ts';
import type { Site } from '../model/site.ts';
import { apiLookup } from './api-section.ts';

const lookups = new WeakMap<Site, ReturnType<typeof apiLookup>>();

/** Pathnames of the interfaces of the same product that a page's types mention, except the page itself. */
export function apiTypeLinks(api: Api, site: Site): Readonly<Record<string, string>> {
  const lookup = lookups.get(site) ?? apiLookup(site);
  lookups.set(site, lookup);
  const apis = lookup(api.productId);
  const links: Record<string, string> = {};
  for (const text of typesOf(api)) {
    for (const [name] of text.matchAll(/\b[A-Z]\w+\b/g)) {
      const target = name === api.name || links[name] ? undefined : apis.get(name);
      if ((target?.kind === 'interface' || target?.kind === 'enum') && target.productId === api.productId)
        links[name] = target.pathname;
    }
  }
  return links;
}

function* typesOf({ members, undescribed = [], accepts = [], returns }: Api): Generator<string> {
  for (const { type, shortType, signature } of [
    ...members,
    ...undescribed,
    ...accepts.flatMap(({ members: foreign = [] }) => foreign),
  ]) {
    yield type;
    if (shortType) yield shortType;
    for (const parameter of signature?.parameters ?? []) yield parameter.type;
    if (signature?.returns) yield signature.returns.type;
  }
  if (returns) yield returns.type;
}
