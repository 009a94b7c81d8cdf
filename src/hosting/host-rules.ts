// What a built site asks of its host, read from its `_headers` and `_redirects`.
import { parseHeaderRules, type ParsedHeaderRule } from './header-rules.ts';
import { parseRedirectRules, type RedirectRule } from './redirect-rules.ts';

export interface HostRules {
  readonly headers: readonly ParsedHeaderRule[];
  readonly redirects: readonly RedirectRule[];
  /** Lines that nobody here can follow, as sentences. */
  readonly unread: readonly string[];
}

/**
 * Reads the rules.
 *
 * @param textOf the text of a file of the output, empty where it is not there
 */
export function hostRules(textOf: (file: string) => string): HostRules {
  const headers = parseHeaderRules(textOf('_headers'));
  const redirects = parseRedirectRules(textOf('_redirects'));
  const files = [['_headers', headers.unread] as const, ['_redirects', redirects.unread] as const];
  return {
    headers: headers.rules,
    redirects: redirects.rules,
    unread: files.flatMap(([file, lines]) =>
      lines.map(({ line, text }) => `${file}:${line} is left out, as only its own host can follow it: ${text}`),
    ),
  };
}
