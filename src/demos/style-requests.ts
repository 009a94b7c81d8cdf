// What a style sheet asks for: other sheets and pictures. In: its text. Out: requests as those of modules.
import type { ModuleRequest } from '../model/demo.ts';
import { relativeSpecifier } from '../model/module-url.ts';

/**
 * Comments and texts are passed over as wholes, so that nothing in them counts: a comment, a sheet by `@import`, an
 * address by `url()`, any other text.
 */
const parts =
  /\/\*[^]*?(?:\*\/|$)|@import\s+(?:url\(\s*)?(["'])(?<sheet>.*?)\1|url\(\s*(?:(["'])(?<quoted>.*?)\3|(?<bare>[^\s"')]+))\s*\)|(["'])(?:\\[^]|(?!\6)[^\\\n])*\6/gi;

/** The files that a style sheet names by relative paths, and the packages whose sheets it imports, in source order. */
export function styleRequestsOf(text: string): ModuleRequest[] {
  return [...text.matchAll(parts)].flatMap((found) => {
    const { sheet, quoted, bare } = found.groups!;
    const name = sheet ?? quoted ?? bare;
    if (name === undefined || /^(?:[a-z][a-z\d+.-]*:|\/|#)/i.test(name)) return [];
    const start = found.index + found[0].indexOf(name) - 1;
    // A name without a dot may be a package's sheet; an address never is.
    const specifier = sheet === undefined ? relativeSpecifier(name) : name;
    return [{ specifier, start, end: start + name.length + 2, isUrl: true as const }];
  });
}
