// The config's key for the Content-Security-Policy: checked beyond its shape, and resolved.
import type { Config } from '../model/config.ts';
import { cspDirectives, type CspDirective } from '../model/csp-sources.ts';
import type { UserConfig } from '../model/user-config.ts';
import { describe, isKeyed, unknownKey } from './shape.ts';

/** Words of the specification, which stand in quotes. */
const keywords = [
  'none',
  'self',
  'unsafe-inline',
  'unsafe-eval',
  'unsafe-hashes',
  'wasm-unsafe-eval',
  'strict-dynamic',
  'inline-speculation-rules',
  'report-sample',
];
const quoted = /^'(?:(nonce|sha256|sha384|sha512)-[\w+/=-]+|([a-z-]+))'$/;
/** A scheme, or a host with or without a scheme, wildcard, port and path (CSP Level 3, section 2.3.1). */
const schemeSource = /^[a-z][a-z\d+.-]*:$/i;
const hostSource =
  /^(?:[a-z][a-z\d+.-]*:\/\/)?(?:\*|(?:\*\.)?[\w-]+(?:\.[\w-]+)*|\[[\da-f:]+\])(?::(?:\d+|\*))?(?:\/[^\s;,?#'"]*)?$/i;

/** The first problem with the key, as a sentence with its path. */
export function cspProblem({ csp }: UserConfig): string | undefined {
  if (csp === undefined || csp === false) return undefined;
  const expected = '{ "img-src": ["https://example.com"] }';
  if (!isKeyed(csp)) return `"csp" is false, or sources by directive such as ${expected}, found ${describe(csp)}.`;
  for (const [directive, sources] of Object.entries(csp) as [string, unknown][]) {
    if (!(cspDirectives as readonly string[]).includes(directive)) return unknownKey('csp', directive, cspDirectives);
    const path = `"csp.${directive}"`;
    if (!Array.isArray(sources)) return `${path} must be a list of sources, found ${describe(sources)}.`;
    for (const source of sources as readonly unknown[]) {
      const fault = sourceFault(source, directive as CspDirective);
      if (fault) return `${path} has the source ${describe(source)}: ${fault}.`;
    }
  }
  return undefined;
}

/** What is wrong with a source. */
function sourceFault(source: unknown, directive: CspDirective): string | undefined {
  if (typeof source !== 'string') return 'a source is a text such as "https://example.com"';
  if (/[;,]/.test(source)) return `"${/[;,]/.exec(source)![0]}" would end it; write %3B or %2C`;
  if (/\s/.test(source)) return 'a source has no blanks; list each on its own';
  if (keywords.includes(source))
    return `it would be a host of that name; the keyword has quotes of its own: "'${source}'"`;
  const [, hash, word] = quoted.exec(source) ?? [];
  if (source.startsWith("'")) {
    if (hash === 'nonce') return 'a page that is built once has the same nonce for everybody, which protects nobody';
    if (hash === undefined && !keywords.includes(word ?? '')) return `known keywords are ${keywords.join(', ')}`;
    if (word === 'unsafe-inline' && directive === 'script-src')
      return 'browsers ignore it beside the hashes of scripts, which xdocs writes for those in pages';
    if (word === 'none' && directive === 'frame-ancestors')
      return 'pages show demos in frames of their own; without the key, nobody else may frame them';
    return undefined;
  }
  const [, scheme] = /^(https?|wss?|data|blob)(?:\/|$)/i.exec(source) ?? [];
  if (scheme) return `a scheme ends with a colon: "${scheme}:"`;
  return schemeSource.test(source) || hostSource.test(source)
    ? undefined
    : 'a source is a host ("https://example.com", "*.example.com"), a scheme ("https:") or a keyword ("\'self\'")';
}

/** The resolved key: `false`, or what is added to each directive. */
export function cspOf({ csp }: UserConfig): Config['csp'] {
  return csp ?? {};
}
