// Literal URLs and e-mail addresses that the two parsers read differently. The reference finds some of them in a second pass
// and gives those no position. In: the words of a text. Out: the reason, if there is one.

const constructs = [
  {
    name: 'An address without a name',
    pattern:
      /www(?:\\\.|\.(?![A-Za-z0-9]))|https?:\/\/(?![A-Za-z0-9])|(?:www\.|https?:\/\/)(?:[^\s/]{0,200}[^\0-\x7f]|[^\s|]{0,200}\|)|www\.[^\s*_~]{0,200}[*_~]|https?:\/\/[^\s/_]{0,200}_/i,
  },
  {
    name: 'An address with escaped characters',
    pattern:
      /\\[:/]|\\[.+_-][\w.+-]{0,64}@|@[\w.-]{0,200}\\\.|&(?:commat|period|colon|sol|#0*(?:4[67]|58|64)|#x0*(?:2[ef]|3a|40));/i,
  },
  { name: 'An address beside other characters', pattern: /www\.(?<=[^ \t\n(]www\.)(?<!(?<![a-z])https?:\/\/www\.)/i },
];

/** Why the parsers may read an address of a text differently. */
export function oddAddress(text: string): string | undefined {
  if (!/www|https?:|@/i.test(text)) return undefined;
  return (
    constructs.find(({ pattern }) => pattern.test(text))?.name ??
    (hasEscapedEmail(text) ? 'An address with escaped characters' : undefined) ??
    (hasUnfoundAddress(text) ? 'An address beside other characters' : undefined)
  );
}

/** An e-mail address with an escaped `@`, which the reference parser finds once escapes are gone. */
function hasEscapedEmail(text: string): boolean {
  if (!text.includes('\\@')) return false;
  for (const [, written, escape] of text.matchAll(/\\@([\w.-]*)([\\&]?)/g)) {
    if (escape || hasDomain(written!)) return true;
  }
  return false;
}

/** Whether a text begins as the second part of an e-mail address does: a version, `1.2.3`, does not. */
function hasDomain(text: string): boolean {
  const domain = /^[\w-]+(?:\.[\w-]+)+/.exec(text)?.[0];
  return domain !== undefined && !/[-\d_]$/.test(domain);
}

/**
 * Addresses that the reference parser finds in its second pass, without positions: in an open bracket, and e-mail after
 * a slash.
 */
function hasUnfoundAddress(text: string): boolean {
  let open = 0;
  for (const { 0: found, index } of text.matchAll(/\\[[\]]|\[|\]|\n[ \t]*\n|https?:\/\/|www\.|@(?=[\w-])/gi)) {
    if (found[0] === '\\') continue;
    if (found === '[') open++;
    else if (found === ']') open = Math.max(0, open - 1);
    else if (found.startsWith('\n')) open = 0;
    // The target of a link such as `[a](https://…` is not text.
    else if (/\]\(<?$/.test(text.slice(Math.max(0, index - 3), index))) continue;
    else if (found[0] !== '@' ? open > 0 : isOddEmail(text, index, open)) return true;
  }
  return false;
}

/** Scans back from `@` over a possible local part; each is scanned once. */
function isOddEmail(text: string, at: number, open: number): boolean {
  let start = at;
  while (start > 0 && /[\w.+-]/.test(text[start - 1]!)) start--;
  if (start === at) return false;
  const after = text.slice(at + 1, at + 256);
  return /^[\w.-]*_/.test(after) || ((open > 0 || text[start - 1] === '/') && hasDomain(after));
}
