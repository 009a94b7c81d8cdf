// Looks up an interface text. In: tables by language. Out: the text, in English where the language lacks it.

export type Tables = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Where missing texts and languages are reported. */
export interface TranslationLog {
  warn(message: string): void;
  error(message: string): void;
}

/**
 * The text of a key; SPEC section 8, "Missing translation" and "Missing language".
 *
 * @returns an ellipsis for a language that has no table, the key itself where no language has it
 */
export function translate(tables: Tables, language: string, key: string, log: TranslationLog = console): string {
  const table = tables[language];
  if (!table) {
    log.error(`Missing language: ${language}`);
    return '…';
  }
  const text = table[key];
  if (text !== undefined) return text;
  log.warn(`Missing translation for ${language}:${key}`);
  return tables['en']?.[key] ?? key;
}
