// The Content-Security-Policy of a site's documents. In: the config, what a page holds. Out: directives with their
// sources, as text. It stands in the page itself (`<meta>`), so that it holds on every host and names what this page needs;
// what only a header can say is in `framingPolicy`.
import type { Config } from './config.ts';
import { cspDirectives, type CspDirective, type CspSources } from './csp-sources.ts';

type PolicyConfig = Pick<Config, 'services' | 'chat' | 'fontHost' | 'csp'>;

/** The one that browsers know from a header only. */
const headerOnly = 'frame-ancestors';
/** Nothing falls back to `default-src` here, or means something else than it; all others begin as it does. */
const standAlone: CspSources = { 'object-src': ["'none'"], 'base-uri': ["'none'"], 'frame-ancestors': ["'self'"] };
/** Where readers take demos, by forms (templates/client/demo-exports.ts). */
const sandboxHosts = ['https://stackblitz.com', 'https://codesandbox.io'];
/** What Google's tag asks for besides its script, as its documentation lists it. */
const googleTag: CspSources = {
  'script-src': ['https://*.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
};

/**
 * The policy that all pages of a site share; `undefined` where the config wants none. Scripts are the site's own and those
 * of its services. Styles may be inline: Emotion writes rules into the page while demos run, and knows no hash before.
 */
export function sitePolicy(config: PolicyConfig): CspSources | undefined {
  if (config.csp === false) return undefined;
  const base: CspSources = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'form-action': ["'self'", ...sandboxHosts],
    'base-uri': standAlone['base-uri']!,
  };
  const { [headerOnly]: _, ...own } = config.csp;
  return withSources(withSources(base, ...sourcesOfServices(config)), own);
}

/** The policy of one page, as text: that of the site with what is found in the page, unless the config forbids it. */
export function policyText(site: CspSources, found: CspSources = {}): string {
  const allowed = Object.entries(found).filter(([directive]) => !site[directive as CspDirective]?.includes("'none'"));
  const policy = withSources(site, Object.fromEntries(allowed));
  return textOf({ ...policy, 'object-src': policy['object-src'] ?? standAlone['object-src']! });
}

/** Who may show pages in a frame: the part that only a header can say. `undefined` where the config wants no policy. */
export function framingPolicy({ csp }: Pick<Config, 'csp'>): string | undefined {
  if (csp === false) return undefined;
  return textOf(withSources({ [headerOnly]: standAlone[headerOnly]! }, { [headerOnly]: csp[headerOnly] ?? [] }));
}

/** The origin of an address on the web: `https://example.com`; `undefined` for one of the site's own. */
function originOf(address: string): string | undefined {
  return /^https?:\/\/[^/?#]+/i.exec(address)?.[0].toLowerCase();
}

function sourcesOfServices({ services, chat, fontHost }: PolicyConfig): CspSources[] {
  const { ads, analytics, feedback } = services;
  const of = (address: string | undefined) => {
    const origin = address && originOf(address);
    return origin ? [origin] : [];
  };
  const fonts = of(fontHost);
  const tag = of(analytics?.script);
  return [
    {
      'style-src': fonts,
      'font-src': fonts.includes('https://fonts.googleapis.com') ? ['https://fonts.gstatic.com'] : fonts,
    },
    { 'connect-src': [...of(chat?.endpoint), ...of(feedback?.endpoint)] },
    // An advertiser's picture may lie anywhere.
    ads ? { 'img-src': ['https:', ...of(ads.json), ...of(ads.script)], 'connect-src': of(ads.json) } : {},
    ads?.script ? { 'script-src': of(ads.script), 'connect-src': of(ads.script) } : {},
    tag.includes('https://www.googletagmanager.com')
      ? googleTag
      : { 'script-src': tag, 'img-src': tag, 'connect-src': tag },
  ];
}

/** Adds sources to directives, each once; `'none'` stands alone and takes the place of what was there. */
function withSources(policy: CspSources, ...more: readonly CspSources[]): CspSources {
  const result: Partial<Record<CspDirective, readonly string[]>> = { ...policy };
  for (const sources of more) {
    for (const directive of cspDirectives) {
      const added = sources[directive] ?? [];
      if (added.length === 0) continue;
      const before = result[directive] ?? standAlone[directive] ?? result['default-src'] ?? [];
      // Where every host is allowed that is asked in secret, none needs to be named: the fewer policies, the better.
      const isOpen = [...before, ...added].includes('https:');
      const news = isOpen ? added.filter((source) => !source.startsWith('https://')) : added;
      const all = new Set([...before, ...news].filter((source) => source !== "'none'"));
      result[directive] = added.includes("'none'") ? ["'none'"] : [...all];
    }
  }
  return result;
}

function textOf(policy: CspSources): string {
  return cspDirectives
    .flatMap((directive) => {
      const sources = policy[directive];
      return sources ? [`${directive} ${sources.join(' ')}`] : [];
    })
    .join('; ');
}
