// Where the native parser (satteri 0.10.5) reads a text otherwise than the reference, found by comparing both on the
// specification's examples and on the fuzzer's stretches (test/markdown/parser-difference.test.ts). Most are rare and differ in
// a position only. In: a text. Out: the name of the first such construct. Cheap, linear, and rather too broad than too narrow.

interface Construct {
  readonly name: string;
  readonly pattern: RegExp;
}

const constructs: readonly Construct[] = [
  { name: 'A character that is no text', pattern: /[\0\p{Cs}]/u },
  { name: 'A task without text, or that begins with markup', pattern: /\[[ \txX]\](?:[ \t]*$|\t|[ \t]+(?:[^\p{L}\p{N}\s]|https?:|www\.|[\w.+-]+@))/mu },
  { name: 'A footnote that begins with a block, or with none', pattern: /\[\^[^[\]\n]+\]:[ \t]*(?:$|[\t>`~#|=<[*+-]|\d+[.)]| {4}|.*\[\^[^[\]\n]+\]:|.*\n[ \t]*>?[ \t]*$)/m },
  { name: 'A footnote whose name has blanks', pattern: /\[\^[^[\]]*\s/ },
  { name: 'An address without a name', pattern: /www\.(?![A-Za-z0-9])|https?:\/\/(?![A-Za-z0-9])|(?:www\.|https?:\/\/)[^\s/]*[^\0-\x7f]/i },
  { name: 'An address after an open bracket', pattern: /\[[^\]\n]*(?:www\.|https?:\/\/)/i },
  { name: 'Emphasis marks side by side', pattern: /([*_])(?!\1)[\p{P}\p{S}]*[*_]/u },
  { name: 'Emphasis marks beside a character that does not show', pattern: /[*_~][\p{Cf}\u0085]|[\p{Cf}\u0085][*_~]/u },
  { name: 'A quote that ends inside another', pattern: /^[ \t]*>[ \t]*(?:>|[*+-]|\d+[.)]).*\n[ \t]*(?:>[ \t]*)+$/m },
  { name: 'A code fence at the start of a list item or quote', pattern: /^[ \t]*(?:[*+>-]|\d+[.)])(?:[ \t*+>-]|\d+[.)])*(?:```|~~~)/m },
  { name: 'A table below a list marker', pattern: /^[ \t>]*[*+-][ \t]+[|:-][|:\- \t]*$/m },
  { name: 'HTML that ends otherwise than it began', pattern: /<(pre|script|style|textarea)\b.*<\/(?!\1)(?:pre|script|style|textarea)/i },
  { name: 'An HTML attribute without quotes that has "="', pattern: /<[a-z][^<>]*=[^\s"'<>=`]*=/i },
];

/** The first construct of a text that the two parsers read differently. */
export function differingConstruct(text: string): string | undefined {
  return constructs.find(({ pattern }) => pattern.test(text))?.name ?? (hasOddEmail(text) ? 'An e-mail address beside other characters' : undefined);
}

/** An e-mail address that does not begin after a blank. Looks back from each `@` over what may be its name, so each once. */
function hasOddEmail(text: string): boolean {
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    if (!/[\w-]/.test(text[at + 1] ?? '')) continue;
    let start = at;
    while (start > 0 && /[\w.+-]/.test(text[start - 1]!)) start--;
    if (start === at) continue;
    if (/[^\sa-zA-Z0-9]/.test(text[start]!) || (start > 0 && /\S/.test(text[start - 1]!))) return true;
  }
  return false;
}
