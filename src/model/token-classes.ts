// The classes of coloured pieces of code. A page with a few demos has thousands of them, so they are one letter long; the
// style sheet knows them in code only.
import type { CssVariable } from './css-variables.ts';

/** What a piece of code is: each has a colour of the theme, `--tk-…`. */
export type TokenName = CssVariable extends infer Name
  ? Name extends `tk-${infer Kind}`
    ? Exclude<Kind, 'plain'>
    : never
  : never;

/** The class of each kind. */
export const tokenClasses = {
  keyword: 'k',
  string: 's',
  comment: 'c',
  function: 'f',
  tag: 't',
  attr: 'a',
  number: 'n',
  punctuation: 'p',
  operator: 'o',
  type: 'y',
  property: 'r',
  constant: 'x',
  regex: 'g',
  inserted: 'i',
  deleted: 'd',
} as const satisfies Readonly<Record<TokenName, string>>;

/** A piece of code as HTML, its text escaped already. */
export function tokenHtml(name: TokenName, text: string): string {
  return `<span class=${tokenClasses[name]}>${text}</span>`;
}
