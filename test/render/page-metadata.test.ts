// What a page's head says to searches, chats and browsers.
import { describe, expect, it } from 'vitest';
import { metadataOf, siteMetadataOf } from '../../src/render/page-metadata.ts';
import type { SiteHead } from '../../src/model/site-head.ts';
import { pageOf } from '../templates/views.ts';

const site: SiteHead = { name: 'Velo', home: '/x/', icons: [] };
const headOf = (parts: Parameters<typeof pageOf>[0]) =>
  metadataOf(pageOf({ url: '/x/bikes/', pathname: '/x/bikes/', ...parts }), site).join('\n');
const crumbsIn = (head: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*)<\/script>/.exec(head)![1]!) as {
    itemListElement: { position: number; name: string; item: string }[];
  };

describe('a page', () => {
  it('has a card for those who share it', () => {
    const head = headOf({
      canonical: 'https://velo.example/x/bikes/',
      documentTitle: 'Bikes - Velo',
      description: 'Two wheels.',
    });
    for (const [name, content] of [
      ['type', 'article'],
      ['site_name', 'Velo'],
      ['title', 'Bikes'],
      ['description', 'Two wheels.'],
      ['url', 'https://velo.example/x/bikes/'],
      ['locale', 'en_US'],
    ] as const) {
      expect(head).toContain(`<meta property="og:${name}" content="${content}">`);
    }
    expect(head).toContain('<meta name="twitter:card" content="summary">');
    expect(headOf({ pathname: '/x/', url: '/x/' })).toContain('<meta property="og:type" content="website">');
  });

  it('shows a large picture where there is one', () => {
    const head = headOf({ image: { url: 'https://velo.example/card.png', width: 1200, height: 630, alt: 'Bikes' } });
    expect(head).toContain('<meta property="og:image" content="https://velo.example/card.png">');
    expect(head).toContain('<meta property="og:image:width" content="1200">');
    expect(head).toContain('<meta property="og:image:alt" content="Bikes">');
    expect(head).toContain('content="summary_large_image"');
    expect(headOf({})).not.toContain('og:image');
  });

  it('names its languages, the default for all others', () => {
    const head = headOf({
      alternates: [
        { locale: 'en', href: 'https://velo.example/x/bikes/' },
        { locale: 'zh', href: 'https://velo.example/zh/x/bikes/' },
      ],
    });
    expect(head).toContain('<link rel="alternate" hreflang="zh" href="https://velo.example/zh/x/bikes/">');
    expect(head).toContain('<link rel="alternate" hreflang="x-default" href="https://velo.example/x/bikes/">');
    expect(head).toContain('<meta property="og:locale:alternate" content="zh_CN">');
    expect(headOf({})).not.toContain('hreflang');
  });

  it('says how readers get to it', () => {
    const breadcrumbs = [
      { title: 'Guides', href: '/x/guides/' },
      { title: 'Label', href: '' },
      { title: 'Same', href: '/x/bikes/' },
    ];
    const { itemListElement } = crumbsIn(headOf({ canonical: 'https://velo.example/x/bikes/', breadcrumbs }));
    expect(itemListElement.map(({ position, name, item }) => [position, name, item])).toEqual([
      [1, 'Velo', 'https://velo.example/x/'],
      [2, 'Guides', 'https://velo.example/x/guides/'],
      [3, 'Bikes', 'https://velo.example/x/bikes/'],
    ]);
    expect(crumbsIn(headOf({ title: '</script><b>' })).itemListElement[1]!.name).toBe('</script><b>');
    expect(headOf({ title: '</script><b>' }).match(/<\/script>/g)).toHaveLength(1);
    expect(headOf({ pathname: '/x/', url: '/x/' })).not.toContain('ld+json');
  });
});

it.each(['not-found', 'failed', 'production-error', 'playground'] as const)(
  'a page of the kind %s is for no search and no card',
  (kind) => {
    const head = headOf({ kind, canonical: 'https://velo.example/x/bikes/' });
    expect(head).toContain('<meta name="robots" content="noindex">');
    expect(head).not.toMatch(/og:|canonical|ld\+json/);
  },
);

it('the site brings icons, its manifest, and a colour for each scheme', () => {
  const icons = [
    { url: '/favicon.svg', use: 'favicon', type: 'image/svg+xml', sizes: 'any' },
    { url: '/touch.png', use: 'touch', type: 'image/png', sizes: '180x180' },
    { url: '/icon-192.png', use: 'app', type: 'image/png' },
  ] as const;
  const head = siteMetadataOf({
    ...site,
    icons,
    manifest: '/x/site.webmanifest',
    colors: { light: '#ffffff', dark: '#101615' },
  }).join('\n');
  expect(head).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml">');
  expect(head).toContain('<link rel="apple-touch-icon" href="/touch.png" type="image/png">');
  expect(head).toContain('<link rel="manifest" href="/x/site.webmanifest">');
  expect(head).toContain('<meta name="theme-color" content="#101615" media="(prefers-color-scheme: dark)">');
  expect(head).not.toContain('icon-192');
  // Without a link, browsers ask for /favicon.ico.
  expect(siteMetadataOf(site).join('')).toBe('<link rel="icon" href="data:,">');
});
