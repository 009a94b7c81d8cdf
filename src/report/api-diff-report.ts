// Formats the changes of an API: as text for a terminal, as Markdown for a migration guide. In: changes. Out: text.
import type { ApiChange, ApiPageChanges } from '../model/api-diff.ts';
import type { Colors } from './colors.ts';

/** One line per change, below the name of its page; `+` added, `-` removed, `!` deprecated, `~` changed. */
export function apiDiffText(pages: readonly ApiPageChanges[], colors: Colors): string {
  if (pages.length === 0) return 'No changes.';
  const line = (change: ApiChange) => {
    const mark = { added: '+', removed: '-', deprecated: '!' }[change.change as string] ?? '~';
    const paint = { '+': colors.green, '-': colors.red, '!': colors.yellow }[mark] ?? ((text: string) => text);
    return `  ${paint(`${mark} ${subjectOf(change)}${detailsOf(change, (code) => code)}`)}`;
  };
  const blocks = pages.map(
    (page) =>
      `${colors.bold(page.name)} (${[page.kind, page.product].filter(Boolean).join(', ')})\n${page.changes.map(line).join('\n')}`,
  );
  return `${blocks.join('\n\n')}\n\n${summaryOf(pages)}`;
}

/** Breaking changes first, then deprecations, then additions. */
export function apiDiffMarkdown(pages: readonly ApiPageChanges[]): string {
  if (pages.length === 0) return '## API changes\n\nNo changes.\n';
  const sections: readonly (readonly [string, (change: ApiChange) => boolean])[] = [
    ['Removed', ({ change }) => change === 'removed'],
    ['Changed', ({ change }) => !['removed', 'deprecated', 'added'].includes(change)],
    ['Deprecated', ({ change }) => change === 'deprecated'],
    ['Added', ({ change }) => change === 'added'],
  ];
  const parts = sections.flatMap(([title, belongs]) => {
    const lists = pages.flatMap((page) => {
      const changes = page.changes.filter(belongs);
      return changes.length > 0 ? [pageList(page, changes)] : [];
    });
    return lists.length > 0 ? [`### ${title}\n\n${lists.join('\n')}`] : [];
  });
  return `## API changes\n\n${summaryOf(pages)}\n\n${parts.join('\n\n')}\n`;
}

function pageList(page: ApiPageChanges, changes: readonly ApiChange[]): string {
  const name = `[\`${page.name}\`](${page.pathname})`;
  // A removed page cannot be linked.
  const [only] = changes;
  if (only && !only.row && changes.length === 1)
    return `- ${only.change === 'removed' ? `\`${page.name}\`` : name}${detailsOf(only, inCode, '')}`;
  return [`- ${name}`, ...changes.map((change) => `  - ${subjectOf(change, inCode)}${detailsOf(change, inCode)}`)].join(
    '\n',
  );
}

function subjectOf({ row }: ApiChange, code: (text: string) => string = (text) => text): string {
  if (!row) return 'the whole page';
  // The statement itself begins with `import`.
  return row.kind === 'import' ? code(row.name) : `${row.kind} ${code(row.name)}`;
}

/** The text after the name: how it changed. */
function detailsOf(
  { change, row, before, after, reason, required }: ApiChange,
  code: (text: string) => string,
  whole = ` ${change}`,
): string {
  switch (change) {
    case 'added':
      return `${after === undefined ? (row ? '' : whole) : `: ${code(after)}`}${required ? ' (required)' : ''}`;
    case 'removed':
      return row ? '' : whole;
    case 'deprecated':
      return ` is deprecated${reason ? `: ${reason.replace(/\s*\n\s*/g, ' ')}` : ''}`;
    case 'restored':
      return ' is no longer deprecated';
    case 'required':
      return after === 'true' ? ' is required now' : ' is optional now';
    default:
      return `: ${change} ${before === undefined ? 'none' : code(before)} → ${after === undefined ? 'none' : code(after)}`;
  }
}

function inCode(text: string): string {
  const ticks = '`'.repeat((text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0) + 1);
  return ticks.length > 1 ? `${ticks} ${text} ${ticks}` : `\`${text}\``;
}

function summaryOf(pages: readonly ApiPageChanges[]): string {
  const changes = pages.flatMap((page) => page.changes.map(({ change }) => change));
  const count = (wanted: (change: ApiChange['change']) => boolean, word: string) => {
    const number = changes.filter(wanted).length;
    return number > 0 ? [`${number} ${word}`] : [];
  };
  const parts = [
    ...count((change) => change === 'added', 'added'),
    ...count((change) => change === 'removed', 'removed'),
    ...count((change) => change === 'deprecated', 'deprecated'),
    ...count((change) => !['added', 'removed', 'deprecated'].includes(change), 'changed'),
  ];
  return `${parts.join(', ')} on ${pages.length} ${pages.length === 1 ? 'page' : 'pages'}.`;
}
