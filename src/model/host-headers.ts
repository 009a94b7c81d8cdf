// The headers that a host is to send with a site's files, by path. What a page may load is said in the page itself
// (content-security-policy.ts); here is what only a header can say, and how long browsers may keep a file.
import { assetsPath } from './address.ts';
import type { Config } from './config.ts';
import { framingPolicy } from './content-security-policy.ts';

/** Headers for the paths that match. */
export interface HeaderRule {
  /** A URL path in which `*` matches any text: `/x/_assets/*`. */
  readonly path: string;
  /** Names and values, in order. */
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** What hosts say of files of which they are told nothing: keep them, and ask each time whether they are still good. */
export const revalidated = 'public, max-age=0, must-revalidate';

/**
 * The rules of a site. No header stands in two that match one path: hosts would join the values. So nothing is said of
 * pages, which hosts have revalidated by themselves.
 */
export function hostHeaders({ base, csp }: Pick<Config, 'base' | 'csp'>): readonly HeaderRule[] {
  const framing = framingPolicy({ csp });
  return [
    {
      path: '/*',
      headers: [
        ...(framing === undefined ? [] : [['Content-Security-Policy', framing] as const]),
        ['X-Content-Type-Options', 'nosniff'],
        ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      ],
    },
    // Named by their content: a changed file is another one.
    { path: `${encodeURI(assetsPath(base))}*`, headers: [['Cache-Control', 'public, max-age=31536000, immutable']] },
    { path: `${encodeURI(base)}/sw.js`, headers: [['Cache-Control', 'no-cache']] },
  ];
}
