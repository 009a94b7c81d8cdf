// Keeps the names of types that stay open until a user's own declarations close them. In and out: declaration text.

import ts from 'typescript';

const mark = '__open';

/** Whether a type is one of those: it is known by its name alone. */
export function isOpenType(symbol: ts.Symbol): boolean {
  return symbol.members?.has(ts.escapeLeadingUnderscores(mark)) === true;
}

/**
 * Some packages declare `type Value = keyof Lookup extends never ? any : Lookup[keyof Lookup]`: it means "what your
 * adapter brings". Without an adapter the checker sees `any` and forgets the name, in every member that mentions it.
 * Read as an empty interface the name stays: readers see `Value`, which is what they write in their own code.
 *
 * Others leave open a list of parts, `P extends readonly Part[] = AllParts<T>`, and compute props from it. Nobody
 * passes another list; read as `P extends AllParts<T>` the props have the types that they have in use, not those of any
 * part.
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
