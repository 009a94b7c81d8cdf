// The direction in which a language is written. In: a code such as `ar` or `ks-Arab`. Out: the value of `dir`.

/** Languages whose usual script runs from right to left. */
const rightToLeft = new Set(['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'iw', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi']);
/** Scripts that do, and so may be named for any language. */
const scripts = new Set(['adlm', 'arab', 'hebr', 'mand', 'nkoo', 'rohg', 'samr', 'syrc', 'thaa']);

/** The direction of a language; a script that the code names decides over the usual one. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  const [language = '', ...rest] = locale.toLowerCase().split('-');
  const script = rest.find((part) => /^[a-z]{4}$/.test(part));
  return (script === undefined ? rightToLeft.has(language) : scripts.has(script)) ? 'rtl' : 'ltr';
}
