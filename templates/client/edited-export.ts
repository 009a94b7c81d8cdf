// An edited file in its export. In: the text that a reader has written, and the export of the demo as it was. Out: the
// export with that text, its imports found by parsing it.
import { parse } from 'sucrase/dist/esm/parser/index.js';
import { ContextualKeyword } from 'sucrase/dist/esm/parser/tokenizer/keywords.js';
import { TokenType } from 'sucrase/dist/esm/parser/tokenizer/types.js';
import type { DemoExport } from '../../src/model/demo-sources-file.ts';
import { moduleUrl, relativeSpecifier } from '../../src/model/module-url.ts';

interface Place {
  readonly specifier: string;
  readonly start: number;
  readonly end: number;
}

/** The export with another text of the demo's own file. A text that cannot be parsed is taken as it is. */
export function editedExport(source: DemoExport, code: string): DemoExport {
  const places = placesIn(code, source.language === 'ts');
  const [first, ...others] = source.files;
  const text = places.toReversed().reduce((rest, { specifier, start, end }) => {
    const name = source.renamed?.[specifier];
    return name === undefined ? rest : rest.slice(0, start + 1) + name + rest.slice(end - 1);
  }, code);
  return {
    ...source,
    files: [{ name: first!.name, code: text }, ...others],
    imports: [
      ...new Set([
        ...source.imports,
        ...places.map(({ specifier }) => specifier).filter((one) => !one.startsWith('.')),
      ]),
    ],
  };
}

/** The specifiers of a module with their places, quotes included, in source order. */
function placesIn(code: string, isTypeScript: boolean): Place[] {
  try {
    const { tokens } = parse(code, true, isTypeScript, false);
    const strings = tokens.flatMap(({ type, start, end }, index): Place[] => {
      if (type !== TokenType.string) return [];
      const [before, last] = [tokens[index - 2], tokens[index - 1]];
      const isNamed =
        last?.type === TokenType._import ||
        last?.contextualKeyword === ContextualKeyword._from ||
        (last?.type === TokenType.parenL &&
          (before?.type === TokenType._import || (before && code.slice(before.start, before.end) === 'require')));
      return isNamed ? [{ specifier: code.slice(start + 1, end - 1), start, end }] : [];
    });
    const urls = [...code.matchAll(moduleUrl)].map((found): Place => {
      const start = found.index + found[1]!.length;
      return { specifier: relativeSpecifier(found[3]!), start, end: start + found[3]!.length + 2 };
    });
    return [...strings, ...urls].sort((a, b) => a.start - b.start);
  } catch {
    return [];
  }
}
