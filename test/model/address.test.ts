// Routes and names: FORMAT section 1 and the kebab-case rule as tables.
import { describe, expect, it } from 'vitest';
import {
  kebabCase,
  outputPathOf,
  pathnameFault,
  pathnameOf,
  splitLocale,
  urlOf,
  withSlash,
} from '../../src/model/address.ts';

describe('the default route', () => {
  it.each([
    ['index.md', '/x', '/x/'],
    ['index.md', '', '/'],
    ['intro.md', '', '/intro/'],
    ['intro.md', '/x', '/x/intro/'],
    ['bikes/index.md', '/x', '/x/bikes/'],
    ['bikes/bikes.md', '/x', '/x/bikes/'],
    ['bikes/editing/editing.md', '/x', '/x/bikes/editing/'],
    ['bikes/editing/persistence.md', '/x', '/x/bikes/editing/persistence/'],
    ['bikes/editing/index.md', '/x', '/x/bikes/editing/'],
    ['bikes/bikes/bikes.md', '/x', '/x/bikes/bikes/'],
    ['index/other.md', '/x', '/x/index/other/'],
    ['bikes.md', '/x', '/x/bikes/'],
    ['migration/migration-v7/migration-v7.md', '/x', '/x/migration/migration-v7/'],
    ['notes.2024.md', '/docs', '/docs/notes.2024/'],
    ['react-data-grid/index.md', '/x', '/x/react-data-grid/'],
    ['react-data-grid/editing/editing.md', '/x', '/x/react-data-grid/editing/'],
    ['react-data-grid/editing/persistence.md', '/x', '/x/react-data-grid/editing/persistence/'],
    ['index/index.md', '/x', '/x/index/'],
    ['bikes/Bikes.md', '/x', '/x/bikes/Bikes/'],
    ['bikes/bikes-list.md', '/x', '/x/bikes/bikes-list/'],
    ['README.md', '', '/README/'],
    ['indexes/indexes.md', '', '/indexes/'],
    ['a/b/a.md', '', '/a/b/a/'],
    ['自行车/自行车.md', '/x', '/x/自行车/'],
    ['intro.md', '/a/b', '/a/b/intro/'],
  ])('of %s below %j is %s', (path, base, pathname) => expect(pathnameOf(path, base)).toBe(pathname));
});

describe('a translation', () => {
  const locales = ['en', 'zh', 'pt-BR'];
  it.each([
    ['bikes/bikes-zh.md', { path: 'bikes/bikes.md', locale: 'zh' }],
    ['index-zh.md', { path: 'index.md', locale: 'zh' }],
    ['index-pt-BR.md', { path: 'index.md', locale: 'pt-BR' }],
    ['bikes/bikes.md', { path: 'bikes/bikes.md', locale: 'en' }],
    ['bikes/bikes-en.md', { path: 'bikes/bikes-en.md', locale: 'en' }],
    ['bikes/bikes-fr.md', { path: 'bikes/bikes-fr.md', locale: 'en' }],
    ['zh.md', { path: 'zh.md', locale: 'en' }],
    ['bikes/-zh.md', { path: 'bikes/.md', locale: 'zh' }],
    ['bikes/bikes-zh-zh.md', { path: 'bikes/bikes-zh.md', locale: 'zh' }],
    ['bikes-zh/bikes.md', { path: 'bikes-zh/bikes.md', locale: 'en' }],
    ['index-pt.md', { path: 'index-pt.md', locale: 'en' }],
  ])('is told by its suffix: %s', (path, split) => expect(splitLocale(path, locales, 'en')).toEqual(split));

  it.each(['pt-br', 'zh-Hant', 'es-419', 'fil', 'br'])('has the suffix that the config writes: %s', (locale) => {
    expect(splitLocale(`a/page-${locale}.md`, ['en', 'br', 'pt-br', 'zh', 'zh-Hant', 'es-419', 'fil'], 'en')).toEqual({
      path: 'a/page.md',
      locale,
    });
  });
});

describe('a pathname', () => {
  it.each(['/', '/x/', '/a b/ä/', '/自行车/', '/v1.2/..a/a../...', '/a&b+c~(d)/@e:f/'])('may be %s', (pathname) =>
    expect(pathnameFault(pathname)).toBeUndefined(),
  );
  it.each([
    ['/../content/', /"\.\."/],
    ['/a/./b/', /"\."/],
    ['..', /"\.\."/],
    ['/a?b/', /"\?"/],
    ['/a#b/', /"#"/],
    ['/a%20b/', /"%"/],
    ['/a\\b/', /"\\\\"/],
    ['https://x.com/x', /origin/],
    ['/a\nb/', /"\\n"/],
  ])('may not be %s', (pathname, fault) => expect(pathnameFault(pathname)).toMatch(fault));
});

describe('addresses', () => {
  it.each([
    ['en', '/x/rides/', '/x/rides/', 'x/rides/index.html'],
    ['zh', '/x/rides/', '/zh/x/rides/', 'zh/x/rides/index.html'],
    ['en', '/', '/', 'index.html'],
    ['zh', '/', '/zh/', 'zh/index.html'],
  ])('in %s of %s: URL %s, file %s', (locale, pathname, url, file) => {
    expect(urlOf({ locale, pathname }, { defaultLocale: 'en', base: '/x', outLayout: 'origin' })).toBe(url);
    expect(outputPathOf(url)).toBe(file);
  });

  it.each([
    ['/x', '/x/'],
    ['/x/', '/x/'],
    ['//x//y', '/x/y/'],
    ['', '/'],
  ])('%j ends with one slash: %j', (given, expected) => expect(withSlash(given)).toBe(expected));
});

describe('kebab-case', () => {
  it.each([
    ['Ride', 'ride'],
    ['BikeRide', 'bike-ride'],
    ['PickerDay2', 'picker-day-2'],
    ['useRideRef', 'use-ride-ref'],
    ['GPSTrack', 'gps-track'],
    ['HTMLElement', 'html-element'],
    ['RideURL', 'ride-url'],
    ['Ride2Go', 'ride-2-go'],
    ['Unstable_RideMap', 'ride-map'],
    ['unstable_useRideMap', 'use-ride-map'],
    ['RideV8', 'ride-v-8'],
    ['Grid24Hours', 'grid-24-hours'],
  ])('of %s is %s', (name, expected) => expect(kebabCase(name)).toBe(expected));
});
