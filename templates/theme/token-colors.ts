// The colours of code: a rule for each kind of token, wherever code stands, that of the editor included.
import { tokenClasses } from '../../src/model/token-classes.ts';

export const tokenColorCss: string = [
  ...Object.entries(tokenClasses).map(
    ([name, letter]) => `:where(code, .cm-line) .${letter} { color: var(--tk-${name}) }`,
  ),
  `:where(code, .cm-line) .${tokenClasses.comment} { font-style: italic }`,
].join('\n');
