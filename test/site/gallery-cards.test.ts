// Landing pages and galleries: pages that a directive makes so.
import { describe, expect, it } from 'vitest';
import type { UserConfig } from '../../src/model/user-config.ts';
import type { Site } from '../../src/model/site.ts';
import { galleryCards, productCards } from '../../src/site/gallery-cards.ts';
import { pageText, rulesOf, siteFrom } from '../support/site-from.ts';
import { viewFrom } from '../support/views-from.ts';

const products: UserConfig['products'] = [
  { id: 'bikes', name: 'Bikes', href: '/x/bikes/' },
  { id: 'rides', name: 'Rides', href: '/x/rides/' },
  { id: 'none', name: 'None' },
];
const config: UserConfig = { base: '/x', products };
const own = (title: string) => `---\nproductId: bikes\n---\n\n${pageText('', title)}`;
const files = {
  'bikes.md': own('Bikes of all kinds'),
  'rides.md': pageText('', 'Rides'),
  'bikes/wheel.md': own('Bikes - Wheel'),
  'bikes/frame.md': own('Bikes - Frame'),
  'bikes/bell.md': own('Bikes - Bell'),
  'city.md': own('City'),
  'city/bell.md': own('City - Bell'),
  'navigation.ts': `export default ${JSON.stringify([{ pathname: '/x/bikes/' }, { pathname: '/g', title: 'Parts', children: [{ pathname: '/x/bikes/frame/', plan: 'pro' }, { pathname: '/x/bikes/bell/' }] }, { pathname: '/c', title: 'City', children: [{ pathname: '/x/city/bell/' }, { pathname: '/x/city/' }] }, { pathname: '/x/bikes/wheel/' }])};`,
};
const pictures = [
  '/static/gallery/bikes.svg',
  '/static/gallery/bikes/wheel.svg',
  '/static/gallery/bikes/frame.svg',
  '/static/gallery/rides/none.svg',
];
const siteWith = async (...more: string[]): Promise<Site> => ({
  ...(await siteFrom(files, config)).site,
  publicFiles: new Set([...pictures, ...more]),
});
const pageOf = (site: Site, pathname = '/x/bikes/') => site.pages.get('en')!.get(pathname)!;

describe('a gallery', () => {
  it('shows the product’s pages that have a picture, in the order of the navigation', async () => {
    const site = await siteWith();
    expect(galleryCards(pageOf(site), {}, site)).toEqual([
      {
        title: 'Frame',
        href: '/x/bikes/frame/',
        text: 'What this page is about.',
        plan: 'pro',
        picture: '/static/gallery/bikes/frame.svg',
      },
      {
        title: 'Wheel',
        href: '/x/bikes/wheel/',
        text: 'What this page is about.',
        picture: '/static/gallery/bikes/wheel.svg',
      },
    ]);
    expect(galleryCards(pageOf(site, '/x/rides/'), { productId: 'bikes' }, site)).toHaveLength(2);
    expect(galleryCards(pageOf(site), { productId: 'rides' }, site)).toEqual([]);
  });

  it('tells pages with one title apart', async () => {
    const site = await siteWith('/static/gallery/bikes/bell.svg', '/static/gallery/city/bell.svg');
    expect(galleryCards(pageOf(site), {}, site).map(({ title, section }) => [title, section])).toEqual([
      ['Frame', undefined],
      ['Bell', 'Parts'],
      ['Bell', 'City'],
      ['Wheel', undefined],
    ]);
  });

  it('shows the pages below a pathname, with a picture for each scheme', async () => {
    const site = await siteWith('/static/gallery/bikes/bell.webp', '/static/gallery/bikes/bell-dark.webp');
    expect(galleryCards(pageOf(site, '/x/rides/'), { below: '/x/bikes/' }, site)).toMatchObject([
      { title: 'Frame', picture: '/static/gallery/bikes/frame.svg' },
      {
        title: 'Bell',
        picture: '/static/gallery/bikes/bell.webp',
        darkPicture: '/static/gallery/bikes/bell-dark.webp',
      },
      { title: 'Wheel' },
    ]);
    expect(galleryCards(pageOf(site), { below: '/x/rides/' }, site)).toEqual([]);
  });

  it('shows the plan of the group that a page is in', async () => {
    const navigation = [
      { pathname: '/p', title: 'Parts', plan: 'pro', children: [{ pathname: '/x/bikes/wheel/' }] },
      { pathname: '/x/bikes/frame/' },
    ];
    const { site } = await siteFrom(
      { ...files, 'navigation.ts': `export default ${JSON.stringify(navigation)};` },
      config,
    );
    const withPictures = { ...site, publicFiles: new Set(pictures) };
    expect(galleryCards(pageOf(withPictures), {}, withPictures).map(({ title, plan }) => [title, plan])).toEqual([
      ['Wheel', 'pro'],
      ['Frame', undefined],
    ]);
  });

  it('takes its pictures from another folder', async () => {
    const site = await siteWith('/drawn/bikes/bell.svg');
    expect(galleryCards(pageOf(site), { pictures: '/drawn' }, site).map(({ picture }) => picture)).toEqual([
      '/drawn/bikes/bell.svg',
    ]);
  });
});

it('the products are cards with their first page’s description', async () => {
  const site = await siteWith();
  expect(productCards(pageOf(site), {}, site)).toEqual([
    { title: 'Bikes', href: '/x/bikes/', text: 'What this page is about.', picture: '/static/gallery/bikes.svg' },
    { title: 'Rides', href: '/x/rides/', text: 'What this page is about.' },
  ]);
});

describe('a landing page', () => {
  const directive =
    '{{"component": "xdocs/Landing", "actions": [{"text": "Start", "href": "/x/rides/"}, {"text": 1}], "install": "npm install bikes", "facts": ["MIT licence", 2]}}';
  const landing = {
    ...files,
    'bikes.md': pageText(`${directive}\n\n{{"component": "xdocs/Products"}}\n\n## More\n\n## And more`, 'Bikes'),
  };

  it('is one by its directive, which leaves nothing in the body', async () => {
    const view = viewFrom(await siteFrom(landing, config), '/x/bikes/');
    expect(view.landing).toEqual({
      actions: [{ text: 'Start', href: '/x/rides/' }],
      installHtml: 'npm install bikes',
      facts: ['MIT licence'],
    });
    expect(view.options).toMatchObject({ disableToc: true, wideLayout: true });
    expect(view.blocks.map(({ type }) => type)).toEqual(['cards', 'html']);
  });

  it('other pages are guides', async () => {
    const view = viewFrom(await siteFrom(files, config), '/x/bikes/');
    expect(view).not.toHaveProperty('landing');
    expect(view.options).toEqual({});
  });

  it('needs no component of the site, and its links are checked', async () => {
    const whole = { ...landing, 'index.md': pageText('', 'Home') };
    expect(await rulesOf(whole, config)).toEqual(['page-unlisted']);
    expect(
      await rulesOf({ ...whole, 'bikes.md': landing['bikes.md'].replace('/x/rides/', '/x/nowhere/') }, config),
    ).toEqual(['link-broken@5', 'page-unlisted']);
  });
});
