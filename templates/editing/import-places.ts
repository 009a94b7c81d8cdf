// The places of a module's imports, kept beside an edited text: an export of the demo rewrites them, and has no parser of
// its own. In: a text. Out: specifiers with their places.
import { parse } from 'sucrase/dist/esm/parser/index.js';
import { ContextualKeyword } from 'sucrase/dist/esm/parser/tokenizer/keywords.js';
import { TokenType } from 'sucrase/dist/esm/parser/tokenizer/types.js';
import type { ImportPlace } from '../../src/model/edited-demo.ts';
import { moduleUrl, relativeSpecifier } from '../../src/model/module-url.ts';

/** The specifiers of a module with their places, quotes included, in source order; none of a text that cannot be parsed. */
export function importPlaces(code: string, isTypeScript: boolean): ImportPlace[] {
  try {
    const { tokens } = parse(code, true, isTypeScript, false);
    const strings = tokens.flatMap(({ type, start, end }, index): ImportPlace[] => {
      if (type !== TokenType.string) return [];
      const [before, last] = [tokens[index - 2], tokens[index - 1]];
      const isNamed =
        last?.type === TokenType._import ||
        last?.contextualKeyword === ContextualKeyword._from ||
        (last?.type === TokenType.parenL &&
          (before?.type === TokenType._import || (before && code.slice(before.start, before.end) === 'require')));
      return isNamed ? [{ specifier: code.slice(start + 1, end - 1), start, end }] : [];
    });
    const urls = [...code.matchAll(moduleUrl)].map((found): ImportPlace => {
      const start = found.index + found[1]!.length;
      return { specifier: relativeSpecifier(found[3]!), start, end: start + found[3]!.length + 2 };
    });
    return [...strings, ...urls].sort((a, b) => a.start - b.start);
  } catch {
    return [];
  }
}
