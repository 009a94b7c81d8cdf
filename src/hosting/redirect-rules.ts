// `_redirects` as Netlify and Cloudflare Pages read it: `/old/ /new/ 301`. In: its text. Out: rules between fixed
// addresses, which are the ones that xdocs writes; any other line is named as unread.
import type { ParsedRules, UnreadLine } from './header-rules.ts';

export interface RedirectRule {
  /** A pathname. */
  readonly from: string;
  /** A pathname with or without query and fragment, or an address elsewhere. */
  readonly to: string;
  readonly status: number;
}

const statuses = [301, 302, 303, 307, 308];

/** Reads the file. A line without a status means 301, as on Netlify. */
export function parseRedirectRules(text: string): ParsedRules<RedirectRule> {
  const rules: RedirectRule[] = [];
  const unread: UnreadLine[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const trimmed = line.trim();
    if (trimmed === '' || trimmed.startsWith('#')) continue;
    const [from = '', to = '', status = '301', ...more] = trimmed.split(/\s+/);
    const isFixed =
      /^\/[^*:]*$/.test(from) && /^(?:\/|https?:\/\/)/.test(to) && !/[*]|\/:/.test(to.replace(/^https?:\/\//, ''));
    const number = Number(status.replace(/!$/, ''));
    if (isFixed && statuses.includes(number) && more.length === 0) rules.push({ from, to, status: number });
    else unread.push({ line: index + 1, text: trimmed });
  }
  return { rules, unread };
}

/** The rule for a pathname, which may lack the slash at its end. */
export function redirectFor(pathname: string, rules: readonly RedirectRule[]): RedirectRule | undefined {
  const bare = (path: string) => path.replace(/\/$/, '');
  const asked = bare(pathname);
  return rules.find(({ from }) => bare(from) === asked || bare(from) === encodeURI(asked));
}

/** Where a rule leads with a reader's query, which comes after the target's own. */
export function targetWith(to: string, search: string): string {
  const [, target = '', hash = ''] = /^([^#]*)(.*)$/s.exec(to) ?? [];
  const query = search && target.includes('?') ? `&${search.slice(1)}` : search;
  return target + query + hash;
}
