// `_headers` as Netlify and Cloudflare Pages read it. In: its text. Out: rules, the headers of one path, and lines that
// say nothing. Sources: the pages on custom headers in both hosts' documentation.
import { regExpText } from '../model/reg-exp-text.ts';
import type { HeaderRule } from '../model/host-headers.ts';

/** A line of a file that could not be read. */
export interface UnreadLine {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
}

export interface ParsedRules<Rule> {
  readonly rules: readonly Rule[];
  readonly unread: readonly UnreadLine[];
}

/** A rule that may also take away what earlier rules gave, as Cloudflare's may. */
export interface ParsedHeaderRule extends HeaderRule {
  /** Names of headers, in lower case. */
  readonly without: readonly string[];
}

/** Reads the file: a path at the beginning of a line, indented below it `Name: value` or `! Name`. */
export function parseHeaderRules(text: string): ParsedRules<ParsedHeaderRule> {
  const rules: { path: string; headers: [string, string][]; without: string[] }[] = [];
  const unread: UnreadLine[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const trimmed = line.trim();
    if (trimmed === '' || trimmed.startsWith('#')) continue;
    const rule = rules.at(-1);
    const [, removed] = /^!\s*([\w-]+)$/.exec(trimmed) ?? [];
    const [, name, value] = /^([\w-]+)\s*:\s*(.+)$/.exec(trimmed) ?? [];
    if (line.startsWith('/')) rules.push({ path: trimmed, headers: [], without: [] });
    else if (/^\s/.test(line) && rule && removed !== undefined) rule.without.push(removed.toLowerCase());
    else if (/^\s/.test(line) && rule && name !== undefined) rule.headers.push([name, value!]);
    else unread.push({ line: index + 1, text: trimmed });
  }
  return { rules, unread };
}

/** The headers of a path, in the order of the rules; values of one name are joined. */
export function headersOf(pathname: string, rules: readonly HeaderRule[]): Record<string, string> {
  const found = new Map<string, { readonly name: string; readonly values: readonly string[] }>();
  for (const rule of rules) {
    const { path, headers } = rule;
    if (!matches(path, pathname)) continue;
    for (const name of (rule as Partial<ParsedHeaderRule>).without ?? []) found.delete(name);
    for (const [name, value] of headers) {
      const key = name.toLowerCase();
      found.set(key, { name, values: [...(found.get(key)?.values ?? []), value] });
    }
  }
  return Object.fromEntries([...found.values()].map(({ name, values }) => [name, values.join(', ')]));
}

function matches(path: string, pathname: string): boolean {
  return new RegExp(patternOf(path)).test(encodeURI(pathname)) || new RegExp(patternOf(path)).test(pathname);
}

/** A path of a rule as a regular expression, without flags: `*` is any text, `:name` a segment. */
export function patternOf(path: string): string {
  const parts = path.split(/(\*|:[A-Za-z]\w*)/);
  return `^${parts.map((part, index) => (index % 2 === 0 ? regExpText(part) : part === '*' ? '.*' : '[^/]+')).join('')}$`;
}
