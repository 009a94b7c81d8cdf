// Feedback as people and other programs read it. In: what was kept. Out: text for a terminal, CSV.
import { feedbackFields, type KeptFeedback } from '../model/feedback.ts';

/** A list for a terminal, newest last, with a count per page at its end. */
export function feedbackText(all: readonly KeptFeedback[]): string {
  if (all.length === 0) return 'No feedback yet.\n';
  const entries = all.map(({ at, page, section, rating, comment }) => {
    const place = section ? `${page}#${section}` : page;
    const head = `${at.slice(0, 16).replace('T', ' ')}  ${rating === 'up' ? '+' : '-'}  ${place}`;
    return comment ? `${head}\n${comment.replace(/^/gm, '    ')}` : head;
  });
  const counts = new Map<string, { up: number; down: number }>();
  for (const { page, rating } of all) {
    const count = counts.get(page) ?? { up: 0, down: 0 };
    count[rating]++;
    counts.set(page, count);
  }
  const pages = [...counts]
    .sort(([a, one], [b, other]) => other.down - one.down || (a < b ? -1 : 1))
    .map(([page, { up, down }]) => `${String(up).padStart(5)} +${String(down).padStart(5)} -   ${page}`);
  return `${entries.join('\n')}\n\n${pages.join('\n')}\n`;
}

/**
 * A table by RFC 4180. A text that a spreadsheet would take for a formula gets an apostrophe before it: OWASP, "CSV
 * Injection".
 */
export function feedbackCsv(all: readonly KeptFeedback[]): string {
  const cell = (text = '') => {
    const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  const rows = all.map((entry) => feedbackFields.map((field) => cell(entry[field])).join(','));
  return [feedbackFields.join(','), ...rows, ''].join('\r\n');
}
