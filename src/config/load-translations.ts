// The translation tables of a site: `<locale>.json` files with flat keys.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../model/config.ts';
import { languageTexts } from '../model/interface-languages.ts';
import { XdocsError } from '../model/problem.ts';
import type { CompileModule } from './import-module.ts';

/**
 * Reads the tables: over the texts of the interface that come with xdocs, for languages in which it is shown. A language
 * without a file has no more than these.
 *
 * @param compile called for invalid JSON: the bundler reads JSON, too, and its errors have line and column
 * @throws XdocsError if a file is not a JSON object of texts
 */
export async function loadTranslations(
  { translations: folder, locales, interfaceLocales }: Pick<Config, 'translations' | 'locales' | 'interfaceLocales'>,
  compile: CompileModule,
): Promise<Map<string, Readonly<Record<string, string>>>> {
  const tables = new Map<string, Readonly<Record<string, string>>>();
  for (const locale of locales) {
    const texts = interfaceLocales.includes(locale) ? await languageTexts(locale) : {};
    tables.set(locale, { ...texts, ...(folder && (await readTable(join(folder, `${locale}.json`), compile))) });
  }
  return tables;
}

async function readTable(file: string, compile: CompileModule): Promise<Readonly<Record<string, string>>> {
  let text: string;
  try {
    text = (await readFile(file, 'utf8')).replace(/^\uFEFF/, '');
  } catch {
    return {};
  }
  let table: unknown;
  try {
    table = JSON.parse(text);
  } catch (error) {
    await compile(file);
    throw new XdocsError(`${file}: ${(error as Error).message}`);
  }
  const invalid =
    typeof table !== 'object' || table === null || Array.isArray(table)
      ? 'the file'
      : Object.entries(table).find(([, value]) => typeof value !== 'string')?.[0];
  if (invalid === undefined) return table as Record<string, string>;
  const line = text.split('\n').findIndex((one) => one.includes(JSON.stringify(invalid))) + 1;
  throw new XdocsError(
    `${file}${line > 0 ? `:${line}` : ''}: expected an object of texts by flat keys; ${invalid} is not.`,
  );
}
