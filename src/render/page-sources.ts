// What a document asks for that the policy of its site does not allow yet. In: its HTML. Out: sources by directive:
// hashes of scripts that stand in it, origins of what lies on other sites. Whatever a build has put into a page is meant
// to work there; what is brought in later is not.
import { createHash } from 'node:crypto';
import type { CspDirective, CspSources } from '../model/csp-sources.ts';
import { attributesOf, startTags } from './start-tags.ts';

type Found = Map<CspDirective, Set<string>>;
type Attributes = ReturnType<typeof attributesOf>;

/** Tags that name what they load. */
const loading = new Set('img image input iframe frame link form source video audio track object embed'.split(' '));
/** Attributes of any tag that run, load or send. */
const telling = /(?:^|\s)(?:on[a-z]+|formaction)\s*=|url\(/i;
/** Types of scripts that run; the text of others is data. */
const runs = /^$|^module$|^importmap$|^speculationrules$|^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i;
const preloaded: Readonly<Record<string, CspDirective>> = {
  font: 'font-src',
  image: 'img-src',
  style: 'style-src',
  script: 'script-src',
  fetch: 'connect-src',
};

/** The sources of a document. */
export function pageSources(html: string): CspSources {
  const found: Found = new Map();
  for (const { name, attributes, text = '' } of startTags(html, { names: loading, attributes: telling })) {
    if (name === 'script') addScript(attributesOf(attributes), text, found);
    else if (name === 'style' && text.includes('//')) addStyles(text, found);
    // What lies on the site itself needs no words, but for plugins.
    else if (loading.has(name) && (attributes.includes('//') || name === 'object' || name === 'embed'))
      addLoading(name, attributesOf(attributes), found);
    if (telling.test(attributes)) addAttributes(attributesOf(attributes), found);
  }
  return Object.fromEntries([...found].map(([directive, sources]) => [directive, [...sources].sort()]));
}

function addScript(own: Attributes, text: string, found: Found): void {
  const address = own.get('src');
  if (address !== undefined) return addAddress('script-src', address, found);
  // A browser reads line ends as one character.
  if (runs.test(own.get('type')?.trim() ?? ''))
    add('script-src', hashOf(text.replace(/\r\n?/g, '\n'), 'sha256'), found);
}

function addAttributes(own: Attributes, found: Found): void {
  for (const [name, value] of own) {
    if (/^on[a-z]+$/.test(name)) {
      add('script-src', "'unsafe-hashes'", found);
      // Another kind of hash than scripts have: a page that is put in another's place runs handlers, but no scripts, so
      // only these keep two pages from sharing a document (templates/client/place-page.ts).
      add('script-src', hashOf(value, 'sha384'), found);
    } else if (name === 'style') addStyles(value, found);
    else if (name === 'formaction') addAddress('form-action', value, found);
  }
}

function addLoading(tag: string, own: Attributes, found: Found): void {
  const at = (directive: CspDirective, ...names: readonly string[]) => {
    for (const name of names) addAddress(directive, own.get(name) ?? '', found);
  };
  if (tag === 'iframe' || tag === 'frame') at('frame-src', 'src');
  else if (tag === 'form') at('form-action', 'action');
  else if (tag === 'object' || tag === 'embed') addPlugin(own.get('data') ?? own.get('src') ?? '', found);
  else if (tag === 'link') addLink(own, found);
  else if (tag === 'video' || tag === 'audio' || tag === 'track' || tag === 'source') {
    at('media-src', 'src');
    at('img-src', 'poster', 'srcset');
  } else at('img-src', 'src', 'srcset', 'href', 'xlink:href');
}

function addLink(own: Attributes, found: Found): void {
  const rel = own.get('rel')?.toLowerCase() ?? '';
  const directive = /\bstylesheet\b/.test(rel)
    ? 'style-src'
    : /\bicon\b/.test(rel)
      ? 'img-src'
      : rel === 'modulepreload'
        ? 'script-src'
        : rel === 'preload'
          ? preloaded[own.get('as') ?? '']
          : undefined;
  if (directive) addAddress(directive, own.get('href') ?? '', found);
}

/** A document shown by `<object>`, which the site's policy forbids altogether where there is none. */
function addPlugin(address: string, found: Found): void {
  if (/^(?:https?:)?\/\//i.test(address)) addAddress('object-src', address, found);
  else if (address !== '') add('object-src', "'self'", found);
}

function addStyles(css: string, found: Found): void {
  for (const [, isImport, address] of css.matchAll(/(@import\s+)?(?:url\(\s*)?["']?((?:https?:)?\/\/[^\s"')]+)/gi)) {
    const directive = isImport
      ? 'style-src'
      : /\.(?:woff2?|ttf|otf)(?:[?#]|$)/i.test(address!)
        ? 'font-src'
        : 'img-src';
    addAddress(directive, address!, found);
  }
}

/** The origins of the addresses in an attribute: one, or the several of `srcset`. */
function addAddress(directive: CspDirective, text: string, found: Found): void {
  for (const [, address] of text.matchAll(/(?:^|[\s,])((?:https?:)?\/\/[^\s,/?#'"]+)/gi)) {
    // Without a scheme it is the page's, as in the policy.
    add(directive, address!.replace(/^\/\//, '').toLowerCase(), found);
  }
}

function add(directive: CspDirective, source: string, found: Found): void {
  // Whatever could end a directive is no part of a host.
  if (/[;,\s]/.test(source)) return;
  found.set(directive, (found.get(directive) ?? new Set()).add(source));
}

const hashes = new Map<string, string>();

/** A hash as a source. Pages have the same few scripts. */
function hashOf(text: string, kind: 'sha256' | 'sha384'): string {
  const key = kind + text;
  const known = hashes.get(key) ?? `'${kind}-${createHash(kind).update(text).digest('base64')}'`;
  if (hashes.size < 100) hashes.set(key, known);
  return known;
}
