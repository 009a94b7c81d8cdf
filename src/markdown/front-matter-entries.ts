// The syntax of the front matter: lines of YAML to keys and texts. Values are taken as written where YAML would want quotes.
// In: lines. Out: entries, problems.
import { createRequire } from 'node:module';
import type { Problem } from '../model/problem.ts';

export interface Entry {
  readonly key: string;
  readonly line: number;
  readonly value: string | readonly string[];
}

/** The entries of the lines between the delimiters; what cannot be read is a problem. */
export function* entriesOf(lines: readonly string[], file: string, problems: Problem[]): Generator<Entry> {
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

/** The names of a list in one line. */
export function listOf(text: string): string[] {
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
export function withoutComment(text: string): string {
  const at = text.search(/(?:^|\s)#/);
  return at < 0 ? text : text.slice(0, at).trimEnd();
}
