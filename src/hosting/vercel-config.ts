// The `vercel.json` of a built site: how it is built, headers and redirects as Vercel reads them, with the slash at the end
// of addresses.
import type { HeaderRule } from '../model/host-headers.ts';
import { headersOf } from './header-rules.ts';
import type { HostRules } from './host-rules.ts';
import type { VercelProject } from './vercel-project.ts';

/** The text of the file. Of several headers of one name, Vercel takes that of the last rule. */
export function vercelConfig({ headers, redirects }: Omit<HostRules, 'unread'>, project: VercelProject): string {
  const config = {
    ...project,
    trailingSlash: true,
    headers: headers
      .filter((rule) => rule.headers.length > 0)
      .map((rule) => ({ source: sourceOf(rule.path), headers: valuesOf(rule, headers) })),
    redirects: redirects.flatMap(({ from, to, status }) =>
      sourcesOf(from).map((source) => ({ source, destination: escapedTarget(to), statusCode: status })),
    ),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** The headers of a rule, joined with those of earlier rules that hold for the same path, as other hosts join them. */
function valuesOf(rule: HeaderRule, rules: HostRules['headers']): { key: string; value: string }[] {
  const upTo = rules.slice(0, rules.indexOf(rule as HostRules['headers'][number]) + 1);
  const joined = headersOf(rule.path, upTo);
  return rule.headers.map(([name]) => ({
    key: name,
    value: Object.entries(joined).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1] ?? '',
  }));
}

/** Vercel asks with the slash at the end, unless the last name has a dot: then both may come. */
function sourcesOf(from: string): string[] {
  const bare = from.replace(/\/$/, '');
  const last = bare.slice(bare.lastIndexOf('/') + 1);
  return last.includes('.') ? [escaped(bare), escaped(`${bare}/`)] : [escaped(`${bare}/`)];
}

function sourceOf(path: string): string {
  return path
    .split(/(\*|:[A-Za-z]\w*)/)
    .map((part, index) => (index % 2 === 0 ? escaped(part) : part === '*' ? '(.*)' : part))
    .join('');
}

/** Signs that have a meaning in a source. */
function escaped(text: string): string {
  return text.replace(/[\\:()?+*{}]/g, '\\$&');
}

/** A colon before letters would be a parameter. */
function escapedTarget(to: string): string {
  return to.replace(/(?<!^https?):(?=[A-Za-z_])/g, '%3A');
}
