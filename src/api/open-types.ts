// Keeps the names of open types: types that users complete by declarations of their own. In and out: declaration text.

import ts from 'typescript';

const mark = '__open';

/** Whether a type is open, and so has nothing but a name. */
export function isOpenType(symbol: ts.Symbol): boolean {
  return symbol.members?.has(ts.escapeLeadingUnderscores(mark)) === true;
}

/**
 * Some packages declare `type Value = keyof Lookup extends never ? any : Lookup[keyof Lookup]`, which means "the type
 * that your adapter provides". Without an adapter the checker sees `any` and loses the name in every member that uses
 * it. Rewriting it to an empty interface keeps the name: readers see `Value`, which is what they write in their own
 * code.
 *
 * Others have a list of parts as a type parameter, `P extends readonly Part[] = AllParts<T>`, and compute props from
 * it. In practice nobody passes another list; rewritten to `P extends AllParts<T>`, the props get the types that they
 * have in use, instead of those of any possible list.
 */
export function withOpenTypes(text: string): string {
  const named = text.includes('extends never ? any')
    ? text.replace(
        /\btype (\w+) = keyof (\w+) extends never \? any : \2\[keyof \2\];/g,
        `interface $1 { readonly ${mark}: never }`,
      )
    : text;
  return named.includes('[] = ') && named.includes('extends readonly ')
    ? named.replace(/\b(\w+) extends readonly \w+\[\] = ([A-Z]\w*(?:<\w+>)?)(?=[,>])/g, '$1 extends $2 = $2')
    : named;
}
