// The configuration of an nginx for a built site. In: its rules, its folder, where that lies at the host. Out: text for a
// file in `conf.d`.
import { regExpText } from '../model/reg-exp-text.ts';
import { revalidated } from '../model/host-headers.ts';
import type { HostRules } from './host-rules.ts';
import { atRoot, type SiteLayout } from '../model/site-layout.ts';
import { patternOf, type ParsedHeaderRule } from './header-rules.ts';
import type { RedirectRule } from './redirect-rules.ts';

/**
 * The configuration. Headers go through variables, because an `add_header` in a `location` would switch off those around
 * it; an empty variable sends nothing.
 */
export function nginxConfig(
  { headers, redirects }: Omit<HostRules, 'unread'>,
  folder: string,
  layout: SiteLayout = { base: '', outLayout: 'origin' },
): string {
  const sent = headers.flatMap(({ path, headers: own }, at) =>
    own.map(([name, value]) => ({ name, value, path, without: removedAfter(name, at, headers) })),
  );
  const isCaching = ({ name }: { readonly name: string }) => name.toLowerCase() === 'cache-control';
  // The first that matches counts, so a rule for all files comes last.
  const caching = sent.filter(isCaching).sort((a, b) => b.path.length - a.path.length);
  const others = sent.filter((header) => !isCaching(header));
  const maps = [
    // What is missing today may be there after the next build, so its status counts, too.
    mapText('$status:$uri', '$xdocs_cache', quoted(revalidated), [
      ...caching.flatMap(({ without }) => without.map((path) => [statusPattern(path), quoted(revalidated)] as const)),
      ...caching.map(({ path, value }) => [statusPattern(path), plain(value)] as const),
    ]),
    ...others.map(({ path, value, without }, index) =>
      mapText('$uri', `$xdocs_header_${index + 1}`, '""', [
        ...without.map((other) => [quoted(`~${patternOf(decoded(other))}`), '""'] as const),
        [quoted(`~${patternOf(decoded(path))}`), plain(value)],
      ]),
    ),
  ];
  // Below a base the folder is not what a root is: its files are found without the base.
  const isBelow = layout.outLayout === 'base' && layout.base !== '';
  const prefix = isBelow ? regExpText(layout.base) : '';
  const missing = plain(atRoot('404.html', layout));
  const place = (pattern: string, words: string) =>
    isBelow
      ? `location ~ ${quoted(`^${prefix}/(?<xdocs_path>${pattern})$`)} { alias ${plain(folder).slice(0, -1)}/$xdocs_path"; ${words} }`
      : `location ~ ${quoted(`^/${pattern}$`)} { ${words} }`;
  const lines = [
    'listen 80;',
    'server_name _;',
    ...(isBelow ? [] : [`root ${plain(folder)};`]),
    'index index.html;',
    `error_page 404 ${missing};`,
    // A folder without a page of its own is no secret, just missing.
    `error_page 403 =404 ${missing};`,
    'absolute_redirect off;',
    'charset utf-8;',
    'charset_types text/css text/plain text/xml text/markdown text/javascript application/javascript application/json;',
    'gzip on;',
    'gzip_vary on;',
    'gzip_types text/css text/plain text/xml text/markdown text/javascript application/javascript application/json application/manifest+json image/svg+xml;',
    '',
    'add_header Cache-Control $xdocs_cache always;',
    ...others.map(({ name }, index) => `add_header ${name} $xdocs_header_${index + 1} always;`),
    '',
    `location ~ ${quoted(`^${prefix}/(?:_headers|_redirects)$`)} { return 404; }`,
    'location ~ /\\.(?!well-known/) { return 404; }',
    // Types that nginx does not know by itself.
    place('.*\\.webmanifest', 'default_type application/manifest+json;'),
    place('.*\\.md', 'default_type text/markdown;'),
    place('.*\\.mjs', 'types { } default_type text/javascript;'),
    ...(isBelow
      ? [
          place('.*', ''),
          `location = ${quoted(layout.base)} { return 301 ${quoted(`${literal(encodeURI(layout.base))}/$is_args$args`)}; }`,
          // What else the host has is for others to say.
          'location / { return 404; }',
        ]
      : []),
    ...redirects.flatMap(redirectLines),
  ];
  const texts = [folder, layout.base, ...sent.map(({ value }) => value)];
  const all = texts.some((text) => text.includes('$')) ? [dollar, ...maps] : maps;
  return `${header}${all.join('\n')}\nserver {\n${lines.map((line) => (line === '' ? '' : `  ${line}`)).join('\n')}\n}\n`;
}

const header = `# The headers and redirects of a site built by xdocs, for nginx: include it where "http" is, for example as a file in
# /etc/nginx/conf.d. Print it again after a build that changed the config, _headers or _redirects.

`;

/** Paths for which later rules take a header away. */
function removedAfter(name: string, at: number, rules: readonly ParsedHeaderRule[]): string[] {
  return rules
    .slice(at + 1)
    .filter(({ without }) => without.includes(name.toLowerCase()))
    .map(({ path }) => path);
}

function mapText(
  from: string,
  to: string,
  otherwise: string,
  entries: readonly (readonly [pattern: string, value: string])[],
): string {
  const lines = entries.map(([pattern, value]) => `  ${pattern} ${value};\n`).join('');
  return `map ${from.includes(':') ? quoted(from) : from} ${to} {\n  default ${otherwise};\n${lines}}\n`;
}

/** A pattern for the status of an answer before its path: whole files, parts of them, and those that a reader has. */
function statusPattern(path: string): string {
  return quoted(`~^(?:200|206|304):${patternOf(decoded(path)).slice(1)}`);
}

/** A redirect, with and without the slash at its end; the reader's query comes after the target's own. */
function redirectLines({ from, to, status }: RedirectRule): string[] {
  const [, target = '', hash = ''] = /^([^#]*)(.*)$/s.exec(to) ?? [];
  const query = target.includes('?') ? '&$args' : '$is_args$args';
  const bare = decoded(from).replace(/\/$/, '');
  return [bare, `${bare}/`]
    .filter((path) => path !== '')
    .map(
      (path) => `location = ${quoted(path)} { return ${status} ${quoted(literal(target) + query + literal(hash))}; }`,
    );
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A dollar in a value begins a variable, and nothing escapes it; a value of `geo` is taken as it is. */
const dollar = 'geo $xdocs_dollar {\n  default "$";\n}\n';

function plain(value: string): string {
  return quoted(value).replaceAll('$', '${xdocs_dollar}');
}

/** An address in which nginx shall read no variable. */
function literal(text: string): string {
  return text.replaceAll('$', '%24');
}

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
