// A short name of a text, for what a browser remembers of it. Not for anything that somebody could want to forge.

/** FNV-1a with 32 bits, in base 36. */
export function textHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  return (hash >>> 0).toString(36);
}
