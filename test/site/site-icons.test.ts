// The icons of a site, found by their names.
import { expect, it } from 'vitest';
import { siteIcons } from '../../src/site/site-icons.ts';
import type { Config } from '../../src/model/config.ts';

const iconsOf = (files: readonly string[], logo?: string) =>
  siteIcons({ publicFiles: new Set(files), config: { logo } as Config });

it('are favicons, one for touch screens, and those of installed sites', () => {
  expect(
    iconsOf([
      '/static/favicon.svg',
      '/static/apple-touch-icon.png',
      '/icon-192.png',
      '/icon-maskable-512.png',
      '/static/photo.png',
    ]),
  ).toEqual([
    { url: '/icon-192.png', use: 'app', type: 'image/png', sizes: '192x192' },
    { url: '/icon-maskable-512.png', use: 'app', type: 'image/png', sizes: '512x512', maskable: true },
    { url: '/static/apple-touch-icon.png', use: 'touch', type: 'image/png', sizes: '180x180' },
    { url: '/static/favicon.svg', use: 'favicon', type: 'image/svg+xml', sizes: 'any' },
  ]);
});

it('are the logo where nothing else is there', () => {
  expect(iconsOf([], '/logo.png')).toEqual([{ url: '/logo.png', use: 'favicon', type: 'image/png' }]);
  expect(iconsOf(['/favicon.ico'], '/logo.png')).toEqual([
    { url: '/favicon.ico', use: 'favicon', type: 'image/x-icon' },
  ]);
  expect(iconsOf([])).toEqual([]);
});
