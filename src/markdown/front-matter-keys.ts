// The keys of the front matter, FORMAT section 2: which there are, and what each may hold. In: keys and values, as
// Markdown or a module gives them. Out: the front matter, and what is wrong with it.
import { nearest } from '../model/nearest.ts';
import { headElements, headExpected } from '../model/head-elements.ts';
import type { FrontMatter, Page, PageOptions } from '../model/page.ts';
import { isScriptAddress } from '../model/script-address.ts';
import type { Problem } from '../model/problem.ts';

type Kind = 'text' | 'address' | 'list' | 'flag' | 'number' | 'date' | 'layout' | 'head';

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
  standalone: 'flag',
  order: 'number',
  navigationTitle: 'text',
  navigation: 'flag',
  draft: 'flag',
  layout: 'layout',
  head: 'head',
  noindex: 'flag',
  date: 'date',
};

const expectedOf: Readonly<Record<Kind, string>> = {
  text: 'a text',
  address: 'an address that runs no code',
  list: 'a list',
  flag: 'true or false',
  number: 'a number',
  date: 'a day such as 2026-11-23',
  layout: '"landing"',
  head: headExpected,
};

/** What the keys may be, in words. */
export const frontMatterValues: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(keys).map(([key, kind]) => [key, expectedOf[kind]]),
);

/** The maximum length of a document title, in characters. */
export const titleLimit = 70;

/** A key with its value as it is given. */
export interface FrontMatterEntry {
  readonly key: string;
  readonly line: number;
  readonly value: string | boolean | readonly string[];
  /** The same as YAML gives it, where it is more than texts. */
  readonly raw?: unknown;
}

interface KnownKeys {
  readonly frontMatter: FrontMatter;
  /** Line of each key, for problems found later. */
  readonly lineOf: ReadonlyMap<string, number>;
}

/**
 * The values of the keys that are known.
 *
 * @param problems get what is wrong
 * @param onList told of each list, whose names may have places of their own
 */
export function frontMatterOf(
  entries: Iterable<FrontMatterEntry>,
  file: string,
  problems: Problem[],
  onList: (entry: FrontMatterEntry, items: readonly string[]) => void = () => undefined,
): KnownKeys {
  const frontMatter: Record<string, unknown> = {};
  const lineOf = new Map<string, number>();
  for (const entry of entries) {
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
    const value = kind === 'head' ? headElements(entry.raw) : valueOf(entry.value, kind);
    // A key without a value is ignored.
    if (value === '') continue;
    if (value === undefined || (kind === 'head' && typeof value === 'string')) {
      const found = kind === 'head' ? (value as string) : String(entry.value);
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
    if (kind === 'list') onList(entry, value as string[]);
    if (entry.key === 'title' && typeof value === 'string' && value.length > titleLimit) {
      problems.push({ rule: 'title-too-long', ...place, length: value.length, limit: titleLimit });
    }
  }
  return { frontMatter: frontMatter as FrontMatter, lineOf };
}

/** The options of a page that its front matter sets. */
export function optionsIn({ disableAd, disableToc, wideLayout }: PageOptions): PageOptions {
  return { ...(disableAd && { disableAd }), ...(disableToc && { disableToc }), ...(wideLayout && { wideLayout }) };
}

/** The kind of a page that a writer has written. */
export function pageKindOf({ standalone }: FrontMatter): Page['kind'] {
  return standalone ? 'standalone' : 'guide';
}

function valueOf(value: FrontMatterEntry['value'], kind: Kind): unknown {
  if (typeof value === 'boolean') return kind === 'flag' ? value : undefined;
  if (kind === 'list') return typeof value === 'string' ? listOf(withoutComment(value)) : value;
  if (typeof value !== 'string') return undefined;
  if (kind === 'text') return value;
  if (kind === 'address') return isScriptAddress(value) ? undefined : value;
  if (value === '') return value;
  const plain = withoutComment(value);
  if (kind === 'number') return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined;
  if (kind === 'layout') return plain === 'landing' ? plain : undefined;
  if (kind === 'date') return isDay(plain) ? plain : undefined;
  return /^(?:true|True|TRUE)$/.test(plain) ? true : /^(?:false|False|FALSE)$/.test(plain) ? false : undefined;
}

/** Whether a text is a day of the calendar. */
function isDay(text: string): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** The names of `a, b`. */
export function listOf(text: string): string[] {
  return text
    .split(',')
    .map((item) => unquote(item.trim()))
    .filter(Boolean);
}

/** A text without its quotes and without a YAML comment after them; in unquoted text, `#` is kept. */
export function unquote(text: string): string {
  const single = /^'((?:[^']|'')*)'(?:\s+#[^]*)?$/.exec(text);
  if (single) return single[1]!.replaceAll("''", "'");
  const double = /^"((?:[^"\\]|\\[^])*)"(?:\s+#[^]*)?$/.exec(text);
  if (double) return double[1]!.replace(/\\(["\\])/g, '$1');
  return /^(['"])(.*)\1$/s.exec(text)?.[2] ?? text;
}

/** A value without a trailing comment; names contain no `#`. */
export function withoutComment(text: string): string {
  const at = text.search(/(?:^|\s)#/);
  return at < 0 ? text : text.slice(0, at).trimEnd();
}
