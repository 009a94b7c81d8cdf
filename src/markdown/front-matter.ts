// The front matter, FORMAT section 2. In: a page's text. Out: the values of known keys, where the body begins,
// problems.
import { createRequire } from 'node:module';
import { nearest } from '../model/nearest.ts';
import type { FrontMatter } from '../model/page.ts';
import { isScriptAddress } from '../model/script-address.ts';
import type { Position } from '../model/source-file.ts';
import type { Problem } from '../model/problem.ts';
import { frontMatterLimit } from './limits.ts';

type Kind = 'text' | 'address' | 'list' | 'flag';

const keys: Readonly<Record<keyof FrontMatter, Kind>> = {
  title: 'text',
  description: 'text',
  productId: 'text',
  components: 'list',
  hooks: 'list',
  packageName: 'text',
  githubLabel: 'text',
  githubSource: 'text',
  waiAria: 'address',
  materialDesign: 'address',
  disableAd: 'flag',
  disableToc: 'flag',
  wideLayout: 'flag',
};

/** The maximum length of a document title, in characters. */
export const titleLimit = 70;

interface FrontMatterReading {
  readonly frontMatter: FrontMatter;
  /** Number of lines, delimiters included; 0 if there is no front matter. */
  readonly lines: number;
  /** Line of each key, for problems found later. */
  readonly lineOf: ReadonlyMap<string, number>;
  /** Position of each name in a list, by key and name separated by a space. */
  readonly placeOf: ReadonlyMap<string, Position>;
  readonly problems: readonly Problem[];
}

const keyStart = /^[A-Za-z_][\w-]*\s*:/;

interface Entry {
  readonly key: string;
  readonly line: number;
  readonly value: string | readonly string[];
}

/**
 * Reads the block between `---` lines at the very start of a page. Values are taken as written (a colon in a title
 * needs no quotes); lists are `a, b`, `[a, b]` over one or more lines, or YAML's `- a` lines.
 */
export function readFrontMatter(lines: readonly string[], file: string): FrontMatterReading {
  const none: FrontMatterReading = { frontMatter: {}, lines: 0, lineOf: new Map(), placeOf: new Map(), problems: [] };
  if (lines[0]?.trimEnd() !== '---') return none;
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  if (end < 0) {
    const problem: Problem = {
      rule: 'front-matter-invalid',
      severity: 'error',
      file,
      line: 1,
      column: 1,
      reason: 'the closing --- line is missing',
    };
    return { ...none, problems: [problem] };
  }
  const problems: Problem[] = [];
  const frontMatter: Record<string, unknown> = {};
  const lineOf = new Map<string, number>();
  const placeOf = new Map<string, Position>();
  const own = lines.slice(0, end);
  // Parsing a page rejects such a text earlier; this is for callers that read only the front matter.
  if (own.reduce((sum, line) => sum + line.length + 1, 0) > frontMatterLimit)
    return { ...none, lines: end + 1, problems: [frontMatterProblem(file)] };
  for (const entry of entriesOf(own.slice(1), file, problems)) {
    const kind = Object.hasOwn(keys, entry.key) ? keys[entry.key as keyof FrontMatter] : undefined;
    const place = { severity: 'error', file, line: entry.line, column: 1 } as const;
    if (!kind) {
      problems.push({
        rule: 'front-matter-unknown-key',
        ...place,
        key: entry.key,
        suggestion: nearest(entry.key, Object.keys(keys)),
      });
      continue;
    }
    const other = lineOf.get(entry.key);
    if (other !== undefined)
      problems.push({ rule: 'front-matter-twice', ...place, severity: 'warning', key: entry.key, other });
    lineOf.set(entry.key, entry.line);
    const value = valueOf(entry.value, kind);
    // A key without a value is ignored.
    if (value === '') continue;
    if (value === undefined) {
      const found = String(entry.value);
      problems.push({
        rule: 'front-matter-value',
        ...place,
        key: entry.key,
        found,
        expected: kind === 'flag' ? 'true or false' : kind === 'address' ? 'an address that runs no code' : 'a text',
      });
      continue;
    }
    frontMatter[entry.key] = value;
    if (Array.isArray(value)) placeItems(own, entry, value as string[], placeOf);
    if (entry.key === 'title' && typeof value === 'string' && value.length > titleLimit) {
      problems.push({ rule: 'title-too-long', ...place, length: value.length, limit: titleLimit });
    }
  }
  return { frontMatter: frontMatter as FrontMatter, lines: end + 1, lineOf, placeOf, problems };
}

/** Finds the positions of the names of a list. They are in order, so each line is scanned once. */
function placeItems(
  lines: readonly string[],
  { key, line }: Entry,
  items: readonly string[],
  placeOf: Map<string, Position>,
): void {
  let index = line - 1;
  let from = lines[index]!.indexOf(':') + 1;
  for (const item of items) {
    let at = lines[index]!.indexOf(item, from);
    while (at < 0) {
      const next = lines[++index];
      if (next === undefined || keyStart.test(next)) return;
      at = next.indexOf(item);
    }
    placeOf.set(`${key} ${item}`, { line: index + 1, column: at + 1 });
    from = at + item.length;
  }
}

/** The problem of a front matter that is too long. */
export function frontMatterProblem(file: string): Problem {
  return {
    rule: 'too-many',
    severity: 'error',
    file,
    line: 1,
    column: 1,
    what: 'characters of front matter',
    limit: frontMatterLimit,
  };
}

function* entriesOf(lines: readonly string[], file: string, problems: Problem[]): Generator<Entry> {
  for (let index = 0; index < lines.length; index++) {
    const text = lines[index]!;
    const line = index + 2;
    if (!text.trim() || text.trimStart().startsWith('#')) continue;
    const match = /^([A-Za-z_][\w-]*)\s*:(?:\s+(\S[^]*))?$/.exec(text.trimEnd());
    if (!match) {
      problems.push({
        rule: 'front-matter-invalid',
        severity: 'error',
        file,
        line,
        column: 1,
        reason: `expected "key: value", found "${text.trim()}"`,
      });
      continue;
    }
    const key = match[1]!;
    let value = (match[2] ?? '').trim();
    const more: string[] = [];
    if (value.startsWith('[')) {
      const parts = [value];
      while (!withoutComment(parts.at(-1)!).includes(']') && index + 1 < lines.length)
        parts.push(lines[++index]!.trim());
      value = parts.map(withoutComment).join(' ');
      if (!value.endsWith(']'))
        problems.push({
          rule: 'front-matter-invalid',
          severity: 'error',
          file,
          line,
          column: 1,
          reason: `the list of "${key}" is not closed`,
        });
      yield { key, line, value: listOf(value.replace(/^\[|\]$/g, '')) };
      continue;
    }
    while (index + 1 < lines.length && (/^\s+\S/.test(lines[index + 1]!) || /^-\s/.test(lines[index + 1]!)))
      more.push(lines[++index]!);
    if (more.length === 0) yield { key, line, value: unquote(value) };
    else if (!value && more.every((item) => /^\s*-\s/.test(item)))
      yield { key, line, value: more.map((item) => unquote(withoutComment(item.replace(/^\s*-\s+/, '').trim()))) };
    else yield yamlEntry(key, line, [`${key}: ${value}`, ...more], file, problems);
  }
}

/** Block scalars and other forms that need a YAML parser. */
function yamlEntry(key: string, line: number, text: readonly string[], file: string, problems: Problem[]): Entry {
  try {
    // Loaded lazily: few pages need more than `key: value`.
    const { parse: parseYaml } = createRequire(import.meta.url)('yaml') as typeof import('yaml');
    const value = (parseYaml(text.join('\n')) as Record<string, unknown>)[key];
    return { key, line, value: Array.isArray(value) ? value.map(String) : String(value).trim() };
  } catch (error) {
    problems.push({
      rule: 'front-matter-invalid',
      severity: 'error',
      file,
      line,
      column: 1,
      reason: (error as Error).message.split('\n')[0]!,
    });
    return { key, line, value: '' };
  }
}

function valueOf(value: string | readonly string[], kind: Kind): unknown {
  if (kind === 'list') return typeof value === 'string' ? listOf(withoutComment(value)) : value;
  if (typeof value !== 'string') return undefined;
  if (kind === 'text') return value;
  if (kind === 'address') return isScriptAddress(value) ? undefined : value;
  const flag = withoutComment(value);
  return /^(?:true|True|TRUE)$/.test(flag) ? true : /^(?:false|False|FALSE)$/.test(flag) ? false : undefined;
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((item) => unquote(item.trim()))
    .filter(Boolean);
}

/** A text without its quotes and without a YAML comment after them; in unquoted text, `#` is kept. */
function unquote(text: string): string {
  const single = /^'((?:[^']|'')*)'(?:\s+#[^]*)?$/.exec(text);
  if (single) return single[1]!.replaceAll("''", "'");
  const double = /^"((?:[^"\\]|\\[^])*)"(?:\s+#[^]*)?$/.exec(text);
  if (double) return double[1]!.replace(/\\(["\\])/g, '$1');
  return /^(['"])(.*)\1$/s.exec(text)?.[2] ?? text;
}

/** A value without a trailing comment; names contain no `#`. */
function withoutComment(text: string): string {
  const at = text.search(/(?:^|\s)#/);
  return at < 0 ? text : text.slice(0, at).trimEnd();
}
