// The rules of ads: which entry of a network counts, what of it gets into a page, what stands in for it.
import { describe, expect, it } from 'vitest';
import {
  adRules,
  isBackersLink,
  isBlockedAt,
  isCrawler,
  isSampled,
  layoutOf,
  pickedAd,
  pixelsOf,
  qualifyingAd,
  webAddress,
  whileBlocked,
} from '../../templates/services/ad-rules.ts';

const now = 1_700_000_000_000;
const adOf = (answer: unknown) => qualifyingAd(answer, 'https:', now);

it('has the numbers of the specification', () => {
  expect(adRules).toMatchObject({
    pollMs: 500,
    maxPolls: 30,
    blockedFrom: 7,
    fetchRetries: 10,
    inlineShare: 0.2,
    // Section 4 says 80 %, section 9 20 %; the list of constants counts.
    helpShare: 0.2,
    displayMs: 2500,
  });
  expect([6, 7].map(isBlockedAt)).toEqual([false, true]);
});

describe('an answer of the network', () => {
  it('is taken at its first entry that is not empty and has a statlink', () => {
    const answer = {
      ads: [
        {},
        null,
        'ad',
        { company: 'No link', description: 'a' },
        { company: 'Empty link', statlink: '' },
        {
          company: ' First ',
          description: 'Rides\n well',
          statlink: '//ads.example/click',
          image: '//ads.example/a.png',
        },
        { company: 'Second', description: 'b', statlink: 'https://ads.example/second' },
      ],
    };
    expect(adOf(answer)).toEqual({
      company: 'First',
      description: 'Rides well',
      img: 'https://ads.example/a.png',
      link: 'https://ads.example/click',
      pixels: [],
    });
  });

  it.each([
    ['an empty list', { ads: [] }],
    ['code as a link', { ads: [{ description: 'a', statlink: 'javascript:alert(1)' }] }],
    ['code behind white space', { ads: [{ description: 'a', statlink: ' \tjavascript://x/%0aalert(1)' }] }],
    ['a file as a link', { ads: [{ description: 'a', statlink: 'file:///etc/passwd' }] }],
    ['data as a link', { ads: [{ description: 'a', statlink: 'data:text/html,a' }] }],
    ['a path of the page’s own host', { ads: [{ description: 'a', statlink: '/logout' }] }],
    ['a link that is none', { ads: [{ description: 'a', statlink: 'https://' }] }],
    ['a link of another type', { ads: [{ description: 'a', statlink: { toString: 'x' } }] }],
  ])('qualifies for nothing: %s', (_, answer) => {
    expect(adOf(answer)).toBeUndefined();
  });

  it.each([[null], ['ads'], [5], [{}], [{ ads: null }], [{ ads: { 0: {} } }], [[]]])('is refused: %j', (answer) => {
    expect(() => adOf(answer)).toThrow(TypeError);
  });

  it('keeps of hostile fields what is text and what leads to the web', () => {
    const ad = adOf({
      ads: [
        {
          company: ['a'],
          description: { html: '<b>' },
          image: 'javascript:alert(1)',
          statlink: 'https://ads.example/',
          statimp: 'data:image/png;base64,AA',
          pixel: 'javascript:1||/own||//count.example/p',
        },
      ],
    });
    expect(ad).toEqual({
      company: 'ads.example',
      description: '',
      link: 'https://ads.example/',
      pixels: ['https://count.example/p'],
    });
  });

  it('is cut to what has room', () => {
    const ad = adOf({
      ads: [{ company: 'a'.repeat(999), description: 'b'.repeat(9999), statlink: 'https://a.example' }],
    })!;
    expect(ad.company).toHaveLength(adRules.maxCompany);
    expect(ad.description).toHaveLength(adRules.maxDescription);
  });
});

describe('tracking pixels', () => {
  it('are a list joined by two bars, with the ad’s time for its placeholder', () => {
    expect(pixelsOf(['https://a.example/1', 'https://b.example/?t=[timestamp]&u=[timestamp]|| ||c'], 42, now)).toEqual([
      'https://a.example/1',
      'https://b.example/?t=42&u=42',
      'c',
    ]);
  });

  it('have the present time where the ad has none, and cannot change their address by it', () => {
    expect(pixelsOf(['p?[timestamp]'], undefined, now)).toEqual([`p?${now}`]);
    expect(pixelsOf(['p?[timestamp]'], '$&#/x', now)).toEqual(['p?%24%26%23%2Fx']);
  });

  it('are few', () => {
    expect(pixelsOf([Array.from({ length: 5000 }, () => 'p').join('||'), 7, null], 1, now)).toHaveLength(
      adRules.maxPixels,
    );
  });
});

it('makes addresses whole, in the protocol of the page', () => {
  expect(webAddress('//a.example/x', 'http:')).toBe('http://a.example/x');
  expect(webAddress('//a.example/x', 'file:')).toBe('https://a.example/x');
  expect(webAddress('HTTPS://A.example', 'http:')).toBe('https://a.example/');
  for (const none of ['a.example', 'mailto:a@b', '\\\\a.example', '', undefined, 7])
    expect(webAddress(none, 'https:')).toBeUndefined();
});

it('chooses by chance what there is a share of', () => {
  expect([0, 0.19, 0.2, 0.99].map(layoutOf)).toEqual(['inline', 'inline', 'image', 'image']);
  expect([0, 0.19, 0.2, 0.99].map(whileBlocked)).toEqual(['help', 'help', 'house', 'house']);
  expect([0, 0.09, 0.1].map((random) => isSampled(0.1, random))).toEqual([true, true, false]);
  expect(isSampled(0, 0)).toBe(false);
  expect(isSampled(1, 0.999)).toBe(true);
  const ads = ['a', 'b'].map((name) => ({ name, link: '/', img: '', description: '', poweredby: '', label: '' }));
  expect([0, 0.49, 0.5, 0.99, 1].map((random) => pickedAd(ads, random)!.name)).toEqual(['a', 'a', 'b', 'b', 'b']);
  expect(pickedAd([], 0)).toBeUndefined();
});

it('knows a link that asks for backers', () => {
  expect(isBackersLink('https://example.com/discover-more/backers')).toBe(true);
  expect(isBackersLink('https://example.com/backers/?from=ad')).toBe(true);
  expect(isBackersLink('https://example.com/?to=/backers')).toBe(false);
  expect(isBackersLink('https://example.com/backers-club')).toBe(false);
  expect(isBackersLink('https://example.com/#/backers')).toBe(false);
});

it.each([
  [true, 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  [true, 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/130.0 Safari/537.36'],
  [true, 'Mozilla/5.0 (compatible; Baiduspider/2.0)'],
  [true, 'Mozilla/5.0 (compatible; Yahoo! Slurp)'],
  [true, 'Mozilla/5.0 (Linux; Android 11) Chrome/130.0 Mobile Safari/537.36 Chrome-Lighthouse'],
  [false, 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'],
  [false, 'Mozilla/5.0 (Linux; Android 12; CUBOT X30) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36'],
  [false, ''],
])('says %s of the browser %s', (crawls, userAgent) => {
  expect(isCrawler(userAgent)).toBe(crawls);
});
