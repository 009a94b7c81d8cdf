// The table of translations is what the installed package has today. `npm run locales` writes it anew.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { localesCount, localesTable, unknownLocales, unnamedLocales } from './picker-locales.ts';

const page = '../../content/react-date-pickers/localization/localization.md';
const marks = /(<!-- locales -->\n\n)[\s\S]*?(\n\n<!-- end of locales -->)/;

describe('the translations of the pickers', () => {
  it('have a name each, in test/content/picker-locales.ts', () => {
    expect(unnamedLocales).toEqual([]);
    expect(unknownLocales).toEqual([]);
  });

  it('are listed as the package has them ("npm run locales" writes the table)', async () => {
    const text = readFileSync(new URL(page, import.meta.url), 'utf8');
    expect(text).toContain(`one of ${localesCount} languages`);
    expect(text).toMatch(marks);
    await expect(text.replace(marks, (_, start, end) => `${start}${localesTable()}${end}`)).toMatchFileSnapshot(page);
  });
});
