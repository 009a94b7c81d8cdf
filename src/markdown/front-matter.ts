// The front matter, FORMAT section 2. In: a page's text. Out: the values of known keys, where the body begins,
// problems.
import { createRequire } from 'node:module';
import type { FrontMatter } from '../model/page.ts';
import type { Position } from '../model/source-file.ts';
import type { Problem } from '../model/problem.ts';
import { frontMatterOf, listOf, unquote, withoutComment, type FrontMatterEntry } from './front-matter-keys.ts';
import { frontMatterLimit } from './limits.ts';

/** What the front matter of a page says. */
export interface FrontMatterReading {
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
  const placeOf = new Map<string, Position>();
  const own = lines.slice(0, end);
  // Parsing a page rejects such a text earlier; this is for callers that read only the front matter.
  if (own.reduce((sum, line) => sum + line.length + 1, 0) > frontMatterLimit)
    return { ...none, lines: end + 1, problems: [frontMatterProblem(file)] };
  const entries = entriesOf(own.slice(1), file, problems);
  const read = frontMatterOf(entries, file, problems, (entry, items) => placeItems(own, entry, items, placeOf));
  return { ...read, lines: end + 1, placeOf, problems };
}

/** Finds the positions of the names of a list. They are in order, so each line is scanned once. */
function placeItems(
  lines: readonly string[],
  { key, line }: FrontMatterEntry,
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

function* entriesOf(lines: readonly string[], file: string, problems: Problem[]): Generator<FrontMatterEntry> {
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
    if (more.length === 0) {
      const quote = openQuoteOf(value);
      if (quote)
        problems.push({
          rule: 'front-matter-invalid',
          severity: 'warning',
          file,
          line,
          column: 1,
          reason: `the quote ${quote} of "${key}" is not closed`,
        });
      yield { key, line, value: unquote(value) };
    } else if (key !== 'head' && !value && more.every((item) => /^\s*-\s/.test(item)))
      yield { key, line, value: more.map((item) => unquote(withoutComment(item.replace(/^\s*-\s+/, '').trim()))) };
    else yield yamlEntry(key, line, [`${key}: ${value}`, ...more], file, problems);
  }
}

/** The quote that a value begins with and that nothing closes. */
function openQuoteOf(value: string): string | undefined {
  const [quote] = value;
  return (quote === '"' || quote === "'") && !value.includes(quote, 1) ? quote : undefined;
}

/** Block scalars and other forms that need a YAML parser. */
function yamlEntry(
  key: string,
  line: number,
  text: readonly string[],
  file: string,
  problems: Problem[],
): FrontMatterEntry {
  try {
    // Loaded lazily: few pages need more than `key: value`.
    const { parse: parseYaml } = createRequire(import.meta.url)('yaml') as typeof import('yaml');
    const value = (parseYaml(text.join('\n')) as Record<string, unknown>)[key];
    return { key, line, value: Array.isArray(value) ? value.map(String) : String(value).trim(), raw: value };
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
