// What the migration guides say that can be held against packages: snippets with the version they are for, and the rows of
// tables of changes. In: the Markdown of a guide.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';

export interface Snippet {
  readonly title: string;
  /** The label of the set it is for; empty if the title names none. */
  readonly label: string;
  readonly code: string;
  readonly line: number;
}

/** A row of a table whose first column is headed "Before". */
export interface Change {
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** The name is used as before, in another way: its type or default has changed. */
  readonly isKept: boolean;
  readonly line: number;
}

export interface Guide {
  /** `migration-charts-v7` */
  readonly name: string;
  /** Relative to the project's folder, for messages. */
  readonly file: string;
  readonly snippets: readonly Snippet[];
  readonly changes: readonly Change[];
}

/** All guides of the folder, by name. */
export function readGuides(root: string): Guide[] {
  const folder = join(root, 'content', 'migration');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md') && !path.endsWith('-zh.md'))
    .sort()
    .map((path) => {
      const file = relative(root, join(folder, path)).split(sep).join('/');
      return readGuide(file, readFileSync(join(folder, path), 'utf8'));
    });
}

/** Takes a guide apart. */
export function readGuide(file: string, text: string): Guide {
  const lines = text.split('\n');
  const snippets: Snippet[] = [];
  const changes: Change[] = [];
  let isTable = false;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!;
    const fence = /^\s*(`{3,})(.*)$/.exec(line);
    if (fence) {
      const end = lines.findIndex((each, at) => at > index && each.trim() === fence[1]);
      const code = lines.slice(index + 1, end).join('\n');
      if (/^tsx?\b/.test(fence[2]!)) snippets.push(snippetOf(fence[2]!, code, index + 1));
      index = end;
      continue;
    }
    if (/^\|\s*Before\s*\|/.test(line)) isTable = true;
    else if (!line.startsWith('|')) isTable = false;
    else if (isTable && !/^\|[\s:|-]+$/.test(line)) changes.push(changeOf(line, index + 1));
  }
  return { name: basename(file, '.md'), file, snippets, changes };
}

function snippetOf(info: string, code: string, line: number): Snippet {
  const title = /title="([^"]*)"/.exec(info)?.[1] ?? '';
  return { title, label: /\(([^)]+)\)$/.exec(title)?.[1] ?? '', code, line };
}

function changeOf(row: string, line: number): Change {
  const [before = '', after = ''] = row
    .replaceAll('\\|', '\u0000')
    .split('|')
    .slice(1)
    .map((cell) => cell.replaceAll('\u0000', '|').trim());
  return { before: namesIn(before), after: namesIn(after), isKept: /^(?:the same|unchanged)\b/i.test(after), line };
}

/** The names that a cell gives as code: `Owner.member`, `<Component prop />`, `method()`, `.MuiThing-part`; nothing else. */
export function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, code]) => {
    if (/^(?:true|false|null|undefined)$/.test(code!)) return [];
    const prop = /^<([\w.]+) ([\w]+)(?:=.*)? ?\/?>$/.exec(code!);
    if (prop) return `${prop[1]}.${prop[2]}`;
    const name = /^<?(\.?[A-Za-z][\w.-]*)(?: \/)?>?(?:\(.*\))?$/.exec(code!)?.[1];
    return name && (!name.includes('-') || name.startsWith('.Mui')) ? name : [];
  });
}

/** The page's product and versions: `charts`, `v7` to `v8`. Absent where the page compares none. */
export function comparedBy(name: string): { product: string; from: string; to: string } | undefined {
  const [, product, from] = /^migration-(data-grid|pickers|charts|tree-view)-(v\d|lab)$/.exec(name) ?? [];
  if (!product || !from) return undefined;
  const to = from === 'lab' ? (product === 'tree-view' ? 'v6' : 'v5') : `v${Number(from.slice(1)) + 1}`;
  return { product, from, to };
}

/** What the result of a check is kept under: it changes with the code, and with the versions it is checked against. */
export function hashOf(code: string, packages: Readonly<Record<string, string>>): string {
  return createHash('sha256')
    .update(JSON.stringify([code, packages]))
    .digest('hex')
    .slice(0, 16);
}
