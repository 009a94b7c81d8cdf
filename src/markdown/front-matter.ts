// The front matter, FORMAT section 2. In: a page's text. Out: the values of known keys, where the body begins,
// problems.
import { nearest } from '../model/nearest.ts';
import type { FrontMatter } from '../model/page.ts';
import { isScriptAddress } from '../model/script-address.ts';
import type { Position } from '../model/source-file.ts';
import type { Problem } from '../model/problem.ts';
import { entriesOf, listOf, withoutComment, type Entry } from './front-matter-entries.ts';
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

const expectedOf: Readonly<Record<Kind, string>> = {
  text: 'a text',
  address: 'an address that runs no code',
  list: 'a list',
  flag: 'true or false',
};

/** The maximum length of a document title, in characters. */
export const titleLimit = 70;

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
        expected: expectedOf[kind],
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

function valueOf(value: string | readonly string[], kind: Kind): unknown {
  if (kind === 'list') return typeof value === 'string' ? listOf(withoutComment(value)) : value;
  if (typeof value !== 'string') return undefined;
  if (kind === 'text') return value;
  if (kind === 'address') return isScriptAddress(value) ? undefined : value;
  const flag = withoutComment(value);
  return /^(?:true|True|TRUE)$/.test(flag) ? true : /^(?:false|False|FALSE)$/.test(flag) ? false : undefined;
}
