// Keeps the names of types that stay open until a user's own declarations close them. In and out: declaration text.

/**
 * Some packages declare `type Value = keyof Lookup extends never ? any : Lookup[keyof Lookup]`: it means "what your
 * adapter brings". Without an adapter the checker sees `any` and forgets the name, in every member that mentions it.
 * Read as an empty interface the name stays: readers see `Value`, which is what they write in their own code.
 */
export function withOpenTypes(text: string): string {
  if (!text.includes('extends never ? any')) return text;
  return text.replace(/\btype (\w+) = keyof (\w+) extends never \? any : \2\[keyof \2\];/g, 'interface $1 { readonly __open: never }');
}
