// Files of the site that are no pages.
import { describe, expect, it } from 'vitest';
import { interfaceTexts } from '../../src/model/interface-texts.ts';
import { emittedTexts } from '../support/emitted-texts.ts';
import { pageText, siteFrom } from '../support/site-from.ts';

const ad = {
  name: 'pass',
  link: '/pass/',
  img: '/static/pass.svg',
  description: 'Ride all month.',
  poweredby: 'Velo',
  label: 'in-house-pass',
};

async function files(base: string | undefined, houseAds = [ad]) {
  const { site } = await siteFrom(
    { 'index.md': pageText('Text.') },
    { base, locales: ['en', 'zh'] },
    { translations: { zh: { 'pages./x/': '家', 'code.copy': '复制' }, en: { 'code.copy': 'Copy it' } } },
  );
  return emittedTexts({ ...site, houseAds });
}

describe('besides its pages a site', () => {
  it.each([
    ['/x', 'x/'],
    [undefined, ''],
  ])('with base %j has tables of languages and its own ads', async (base, folder) => {
    expect([...(await files(base)).keys()]).toEqual(
      expect.arrayContaining([`${folder}house.json`, `${folder}translations/en.json`, `${folder}translations/zh.json`]),
    );
  });

  it('has all words in the default language’s table, the writer’s first, and only its own in another', async () => {
    const found = await files('/x');
    const english = JSON.parse(found.get('x/translations/en.json')!) as Record<string, string>;
    expect(english).toMatchObject({ ...interfaceTexts, 'code.copy': 'Copy it' });
    expect(JSON.parse(found.get('x/translations/zh.json')!)).toEqual({
      ...Object.fromEntries(Object.keys(interfaceTexts).map((key) => [key, expect.stringMatching(/./) as string])),
      'code.copy': '复制',
      'page.next': '下一页',
      'pages./x/': '家',
    });
  });

  it('has its ads as they are, and no file where there are none', async () => {
    expect(JSON.parse((await files('/x')).get('x/house.json')!)).toEqual([ad]);
    expect((await files('/x', [])).has('x/house.json')).toBe(false);
  });
});
