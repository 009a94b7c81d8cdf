// Pages without the shell: what they are, where they are not, and the frames that they are for demos.
import { describe, expect, it } from 'vitest';
import { searchPages } from '../../src/emit/search-pages.ts';
import type { DemoView } from '../../src/model/view.ts';
import { outputParts } from '../../src/output/output-parts.ts';
import { emittedTexts } from '../support/emitted-texts.ts';
import { pageText, rulesOf, siteFrom, type SiteFiles } from '../support/site-from.ts';
import { plainRenderer, siteWithRenderer } from '../support/site-renderer.ts';
import { viewFrom } from '../support/views-from.ts';

const standalone = (body: string, title = 'Tour') => `---\nstandalone: true\n---\n\n${pageText(body, title)}`;
const demo = 'export default function Tour() {\n  return <main>A tour.</main>;\n}\n';
const files: SiteFiles = {
  'index.md': pageText('[Live](/tour/view/)', 'Home'),
  'tour/tour.md': pageText(
    '{{"demo": "Tour.tsx", "iframe": true, "height": 640}}\n\n{{"demo": "Tour.tsx"}}',
    'The tour',
  ),
  'tour/view.md': standalone('{{"demo": "Tour.tsx"}}'),
  'tour/Tour.tsx': demo,
};
const rendering = { id: 'content/tour/Tour', html: '<main>A tour.</main>', styles: {}, problems: [] };
const demosOf = (blocks: readonly { readonly type: string }[]) =>
  blocks.filter((block): block is { type: 'demo' } & DemoView => block.type === 'demo');

describe('a standalone page', () => {
  it('is one by its front matter, in Markdown and in a module', async () => {
    const module = `export const frontMatter = { title: 'A map', description: 'All stops.', standalone: true };\n${demo}`;
    const { site, problems } = await siteFrom({ ...files, 'map/page.tsx': module });
    const pages = site.pages.get('en')!;
    expect([pages.get('/tour/view/')?.kind, pages.get('/map/')?.kind, pages.get('/tour/')?.kind]).toEqual([
      'standalone',
      'standalone',
      'guide',
    ]);
    expect(problems.filter(({ rule }) => rule !== 'component-missing')).toEqual([]);
  });

  it('is in no list, and has no Markdown twin', async () => {
    const { site, bodies } = await siteFrom(files, { origin: 'https://example.com' });
    const texts = [...emittedTexts(site).values()].join('\n');
    expect(texts).toContain('/tour/');
    expect(texts).not.toContain('/tour/view/');
    expect(searchPages(site, bodies, 'en').map(({ url }) => url)).toEqual(['/', '/tour/']);
    expect(JSON.stringify(site.navigation.get('en'))).not.toContain('/tour/view/');
    const claims = outputParts.flatMap((part) => [...part.claims(site)].map(({ path }) => path));
    expect(claims).toContain('tour/view/index.html');
    expect(claims).not.toContain('tour/view/index.md');
  });

  it('has its links checked', async () => {
    expect(await rulesOf({ ...files, 'tour/view.md': standalone('[Nowhere](/nowhere/)') })).toEqual(['link-broken@9']);
  });

  it('leads back to the nearest page above it, or home', async () => {
    const loaded = await siteFrom({ ...files, 'alone/deep/view.md': standalone('') });
    expect(viewFrom(loaded, '/tour/view/').back).toEqual({ title: 'The tour', href: '/tour/' });
    expect(viewFrom(loaded, '/alone/deep/view/').back).toEqual({ title: 'Home', href: '/' });
    expect(viewFrom(loaded, '/tour/')).not.toHaveProperty('back');
  });

  it('is the document without the shell that its renderer makes', async () => {
    const { site, sources } = await siteWithRenderer(
      files,
      {},
      {
        ...plainRenderer,
        renderFrame: () => ({ html: '<nav>Shell</nav><!--xdocs:main-->', css: '' }),
      },
    );
    const page = site.pages.get('en')!.get('/tour/view/')!;
    const html = sources.renderer.htmlOf(sources.renderer.viewOf({ page, body: { blocks: [] } }));
    expect(html).toContain('<body class="standalone">\nTour\n</body>');
    expect(html).toContain('<title>Tour - Home</title>');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('Shell');
  });
});

describe('a demo in a frame', () => {
  it('is the standalone page that shows it and no other', async () => {
    const [framed, plain] = demosOf(viewFrom(await siteFrom(files), '/tour/', { renderings: [rendering] }).blocks);
    expect(framed).toMatchObject({ frameUrl: '/tour/view/' });
    expect(framed).not.toHaveProperty('html');
    expect(framed).not.toHaveProperty('module');
    expect(plain).toMatchObject({ html: rendering.html, module: '/_assets/demos/Tour.js' });
    expect(plain).not.toHaveProperty('frameUrl');
  });

  it('has a document of its own where there is none, or one that shows more', async () => {
    const two = { ...files, 'tour/view.md': standalone('{{"demo": "Tour.tsx"}}\n\n{{"demo": "Tour.tsx"}}') };
    const [framed] = demosOf(viewFrom(await siteFrom(two), '/tour/', { renderings: [rendering] }).blocks);
    expect(framed).toMatchObject({ html: rendering.html });
    expect(framed).not.toHaveProperty('frameUrl');
  });

  it('is the default language’s page in a translation', async () => {
    const translated = { ...files, 'tour/tour-zh.md': String(files['tour/tour.md']) };
    const loaded = await siteFrom(translated, { locales: ['en', 'zh'] });
    expect(demosOf(viewFrom(loaded, '/tour/', { locale: 'zh' }).blocks)[0]?.frameUrl).toBe('/tour/view/');
  });
});
