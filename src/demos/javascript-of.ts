// The JavaScript version of a TypeScript module, as if written by hand: types erased, formatted, comments and blank
// lines kept. Measured on 204 demos: half a millisecond per file.
import type { FormatOptions } from 'oxfmt';
import { moduleUrl } from '../model/module-url.ts';
import { eraseTypes } from './erase-types.ts';
import { remembered } from './remembered.ts';

/** The limits of the line width; within them, the longest line of the source is the width. */
const widths = { least: 80, most: 100 };

/** Returns the JavaScript text; `undefined` if the module has TypeScript syntax that cannot be erased. */
export const javascriptOf = remembered(async (path, text): Promise<string | undefined> => {
  const erased = eraseTypes(path, text);
  if (erased === undefined) return undefined;
  const renamed = withJsExtensions(erased);
  if (!/\S/.test(renamed)) return '';
  // Loaded on first use: never, if all demos are in the cache.
  const { format } = await import('oxfmt');
  const { code, errors } = await format(path.replace(/\.tsx?$/, '.jsx'), renamed, styleOf(text));
  return errors.length > 0 ? undefined : code.replace(/\n+$/, '');
});

/** The style of the source, so that both languages look alike. */
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

/** Replaces the extensions of relative imports by those of the JavaScript files. */
function withJsExtensions(text: string): string {
  return text
    .replace(/(\b(?:from|import|URL\()\s*\(?\s*)(['"])(\.\.?\/[^'"\n]+)\.(?:tsx?|jsx)\2/g, '$1$2$3.js$2')
    .replace(
      moduleUrl,
      (_, before: string, quote: string, path: string, after: string) =>
        before + quote + path.replace(/\.(?:tsx?|jsx)$/, '.js') + quote + after,
    );
}
