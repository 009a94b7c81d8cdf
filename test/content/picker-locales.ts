// The table of the pickers' translations: which there are, and how many of the texts each has. In: the locales that the
// installed package exports. Out: the part of the page between its two marks.
import * as locales from '@mui/x-date-pickers/locales';

/** Name and language tag of each locale. What the package adds has to be named here: nothing in it says what a locale is called. */
const languages: Readonly<Record<string, readonly [name: string, tag: string]>> = {
  bnBD: ['Bangla', 'bn-BD'],
  eu: ['Basque', 'eu'],
  beBY: ['Belarusian', 'be-BY'],
  bgBG: ['Bulgarian', 'bg-BG'],
  caES: ['Catalan', 'ca-ES'],
  zhHK: ['Chinese (Hong Kong)', 'zh-HK'],
  zhCN: ['Chinese (Simplified)', 'zh-CN'],
  zhTW: ['Chinese (Taiwan)', 'zh-TW'],
  hrHR: ['Croatian', 'hr-HR'],
  csCZ: ['Czech', 'cs-CZ'],
  daDK: ['Danish', 'da-DK'],
  nlNL: ['Dutch', 'nl-NL'],
  enUS: ['English (United States)', 'en-US'],
  fiFI: ['Finnish', 'fi-FI'],
  frFR: ['French', 'fr-FR'],
  deDE: ['German', 'de-DE'],
  elGR: ['Greek', 'el-GR'],
  heIL: ['Hebrew', 'he-IL'],
  huHU: ['Hungarian', 'hu-HU'],
  isIS: ['Icelandic', 'is-IS'],
  itIT: ['Italian', 'it-IT'],
  jaJP: ['Japanese', 'ja-JP'],
  kzKZ: ['Kazakh', 'kk-KZ'],
  koKR: ['Korean', 'ko-KR'],
  mk: ['Macedonian', 'mk'],
  nbNO: ['Norwegian (Bokmål)', 'nb-NO'],
  nnNO: ['Norwegian (Nynorsk)', 'nn-NO'],
  faIR: ['Persian', 'fa-IR'],
  plPL: ['Polish', 'pl-PL'],
  ptBR: ['Portuguese (Brazil)', 'pt-BR'],
  ptPT: ['Portuguese (Portugal)', 'pt-PT'],
  roRO: ['Romanian', 'ro-RO'],
  ruRU: ['Russian', 'ru-RU'],
  skSK: ['Slovak', 'sk-SK'],
  esES: ['Spanish', 'es-ES'],
  svSE: ['Swedish', 'sv-SE'],
  trTR: ['Turkish', 'tr-TR'],
  ukUA: ['Ukrainian', 'uk-UA'],
  urPK: ['Urdu', 'ur-PK'],
  viVN: ['Vietnamese', 'vi-VN'],
};

interface Locale {
  components: { MuiLocalizationProvider: { defaultProps: { localeText: object } } };
}

const textsOf = (locale: Locale) => Object.keys(locale.components.MuiLocalizationProvider.defaultProps.localeText);

const exported = Object.entries(locales).filter(([name]) => name !== 'DEFAULT_LOCALE') as [string, Locale][];
const all = textsOf(locales.enUS as Locale);

/** Exports of the package that have no name in the table yet. */
export const unnamedLocales = exported.map(([name]) => name).filter((name) => !languages[name]);

/** Names in the table that the package does not export. */
export const unknownLocales = Object.keys(languages).filter((name) => !exported.some(([other]) => other === name));

/** How many translations there are. */
export const localesCount = exported.length;

/** What is missing most, and a row for each translation. */
export function localesTable(): string {
  const complete = exported.filter(([, locale]) => textsOf(locale).length >= all.length).length;
  const rows = exported
    .filter(([name]) => languages[name])
    .map(([name, locale]) => ({ name, language: languages[name]!, texts: textsOf(locale) }))
    .sort((first, second) => (first.language[0] < second.language[0] ? -1 : 1))
    .map(({ name, language: [title, tag], texts }) => `| ${title} | ${tag} | \`${name}\` | ${texts.length} |`);
  return [
    `There are ${all.length} texts. ${complete} of ${localesCount} languages have all of them; what is missing in the others stays English. Missing most: ${mostMissing()}.`,
    '',
    `| Language | Language tag | Import | Texts of ${all.length} |`,
    '|:---|:---|:---|---:|',
    ...rows,
  ].join('\n');
}

/** The three texts that most translations lack, with the number of these. */
function mostMissing(): string {
  return all
    .map((text) => ({ text, count: exported.filter(([, locale]) => !textsOf(locale).includes(text)).length }))
    .sort((first, second) => second.count - first.count)
    .slice(0, 3)
    .map(({ text, count }) => `\`${text}\` (in ${count} languages)`)
    .join(', ');
}
