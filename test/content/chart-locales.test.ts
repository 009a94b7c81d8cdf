// The table of languages on the localization page of the charts is that of the installed package.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as locales from '@mui/x-charts/locales';
import { expect, it } from 'vitest';
import { repository } from '../support/compiled-package.ts';

const page = readFileSync(join(repository, 'content/react-charts/localization/localization.md'), 'utf8');

/** The number of texts of each translation, by the name it is imported by. */
const shipped = Object.fromEntries(
  Object.entries(locales).flatMap(([name, value]) =>
    'components' in value
      ? [[name, Object.keys(value.components.MuiChartsLocalizationProvider.defaultProps.localeText).length]]
      : [],
  ),
);

it('lists each translation with the number of its texts', () => {
  const listed = [...page.matchAll(/^\|.+\| (\w+-\w+) \| `(\w+)` \| (\d+) \|$/gm)];
  expect(Object.fromEntries(listed.map(([, , name, count]) => [name, Number(count)]))).toEqual(shipped);
  expect(listed.filter(([, tag, name]) => tag!.replace('-', '') !== name)).toEqual([]);
});

it('says how many texts there are, and names each with its English', () => {
  expect(page).toContain(`Texts of ${shipped.enUS} |`);
  const { toolbarExportImage, ...texts } = locales.enUSLocaleText;
  const named = [...Object.entries(texts), ['toolbarExportImage', toolbarExportImage('image/png')] as const];
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  const missing = named.filter(([key, text]) => !rows.some((row) => row.includes(`\`${key}\``) && row.includes(text)));
  expect(missing).toEqual([]);
});
