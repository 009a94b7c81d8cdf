// The languages of the interface: each has all texts with the places of their values, and a site's codes find them.
import { describe, expect, it } from 'vitest';
import { interfaceLanguages, languageTexts } from '../../src/model/interface-languages.ts';
import { interfaceTexts } from '../../src/model/interface-texts.ts';
import { directionOf } from '../../src/model/text-direction.ts';

const placesIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();

describe.each(interfaceLanguages)('the interface in %s', (language) => {
  it('has every text, each with the places of its values, and no other', async () => {
    const texts = (await languageTexts(language)) as Readonly<Record<string, string>>;
    expect(Object.keys(texts).sort()).toEqual(Object.keys(interfaceTexts).sort());
    for (const [key, english] of Object.entries(interfaceTexts)) {
      expect(placesIn(texts[key]!), key).toEqual(placesIn(english));
      expect(texts[key]!.trim(), key).toBe(texts[key]);
    }
  });

  it('is not English under another name', async () => {
    const texts = (await languageTexts(language)) as Readonly<Record<string, string>>;
    const same = Object.entries(interfaceTexts).filter(([key, text]) => texts[key] === text);
    // Names, and words that languages share.
    expect(same.length).toBeLessThan(45);
  });
});

it('are ten besides English', () => {
  expect(interfaceLanguages).toEqual(['ar', 'de', 'es', 'fr', 'it', 'ja', 'ko', 'pt-br', 'ru', 'zh']);
});

it.each([
  ['de', 'Weiter'],
  ['de-CH', 'Weiter'],
  ['pt', 'Próxima'],
  ['pt-BR', 'Próxima'],
  ['zh-CN', '下一页'],
  ['zh-Hans', '下一页'],
  ['zh-TW', undefined],
  ['zh-Hant-HK', undefined],
  ['en', undefined],
  ['nl', undefined],
])('are found for %s', async (locale, next) => {
  expect((await languageTexts(locale))['page.next']).toBe(next);
});

it.each([
  ['ar', 'rtl'],
  ['ar-EG', 'rtl'],
  ['he', 'rtl'],
  ['fa-IR', 'rtl'],
  ['az-Arab', 'rtl'],
  ['ks-Deva', 'ltr'],
  ['en', 'ltr'],
  ['zh', 'ltr'],
] as const)('%s is written %s', (locale, direction) => {
  expect(directionOf(locale)).toBe(direction);
});
