// The JavaScript text of a module written in TypeScript, as a reader of plain JavaScript would have written it: types
// gone, formatted, comments and blank lines kept. Measured on 204 demos: half a millisecond a file.
import type { FormatOptions } from 'oxfmt';
import { eraseTypes } from './erase-types.ts';

/** The bounds of a line's length; between them the writer's own longest line decides. */
const widths = { least: 80, most: 100 };

/** Gives the JavaScript text; `undefined` where the module has TypeScript that no JavaScript can say in place. */
export async function javascriptOf(path: string, text: string): Promise<string | undefined> {
  const erased = eraseTypes(path, text);
  if (erased === undefined) return undefined;
  const named = relativeNames(erased);
  if (!/\S/.test(named)) return '';
  // Loaded when first needed: where every demo is known from the cache, it never is.
  const { format } = await import('oxfmt');
  const { code, errors } = await format(path.replace(/\.tsx?$/, '.jsx'), named, styleOf(text));
  return errors.length > 0 ? undefined : code.replace(/\n+$/, '');
}

/** The manners of the writer's text, so that both languages look alike. */
function styleOf(text: string): FormatOptions {
  const lines = text.split('\n');
  const longest = Math.max(...lines.map((line) => line.length));
  const strings = text.match(/(?:from|import)\s*(['"])/)?.[1];
  const semicolons = /;[ \t]*$/m.test(text);
  const indent = /^( {2,8}|\t)\S/m.exec(text)?.[1] ?? '  ';
  return {
    printWidth: Math.min(widths.most, Math.max(widths.least, longest)),
    singleQuote: strings !== '"',
    semi: semicolons || !/^(?:import|export|const|let)\b/m.test(text),
    useTabs: indent === '\t',
    tabWidth: indent.length === 4 ? 4 : 2,
    embeddedLanguageFormatting: 'off',
  };
}

/** Relative imports that name an extension name the one that the file has in JavaScript. */
function relativeNames(text: string): string {
  return text.replace(/(\b(?:from|import|URL\()\s*\(?\s*)(['"])(\.\.?\/[^'"\n]+)\.(?:tsx?|jsx)\2/g, '$1$2$3.js$2');
}
