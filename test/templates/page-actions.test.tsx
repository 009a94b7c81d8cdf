// What a page says of itself as a text, and of its age.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { documentOf } from '../../src/render/document.ts';
import { updatedView } from '../../src/site/updated-view.ts';
import { PageHead } from '../../templates/pages/page-head.tsx';
import { PagePager } from '../../templates/pages/page-pager.tsx';
import { frameOf, pageOf } from './views.ts';

const frame = frameOf();

it('offers a page as Markdown with a plain link, and before it a button that copies what it leads to', () => {
  const html = renderToStaticMarkup(<PageHead view={pageOf({ markdown: '/x/a/index.md' })} frame={frame} />);
  expect(html).toMatch(/<button type="button"[^>]* data-xd-copy-page="">Copy page<\/button><a /);
  expect(html).toMatch(
    /<a [^>]*href="\/x\/a\/index\.md"[^>]* aria-label="View as Markdown" title="View as Markdown"><\/a>/,
  );
  expect(renderToStaticMarkup(<PageHead view={pageOf()} frame={frame} />)).not.toContain('Markdown');
});

it('names the twin in the head, and none where there is none', () => {
  const document = (view: Parameters<typeof pageOf>[0]) =>
    documentOf({
      view: pageOf(view),
      body: '',
      stylesheet: '/a.css',
      script: '/a.js',
      inline: '',
      styles: {},
      site: { name: 'Velo', home: '/', icons: [] },
    });
  expect(document({ markdown: '/x/a/index.md' })).toContain(
    '<link rel="alternate" type="text/markdown" href="/x/a/index.md">',
  );
  expect(document({})).not.toContain('text/markdown');
});

it('says when a page was last changed, with or without an edit link', () => {
  const updated = updatedView(Date.UTC(2025, 2, 5, 23, 30, 15) / 1000, 'en');
  for (const editUrl of [undefined, '/edit/']) {
    const html = renderToStaticMarkup(
      <PagePager view={pageOf({ updated, ...(editUrl && { editUrl }) })} frame={frame} />,
    );
    expect(html).toContain('Last updated <time datetime="2025-03-05T23:30:15Z">March 5, 2025</time>');
    expect(html.includes('Edit this page')).toBe(editUrl !== undefined);
  }
  expect(renderToStaticMarkup(<PagePager view={pageOf({ editUrl: '/edit/' })} frame={frame} />)).not.toContain('<time');
});

it('says it in the language of the page', () => {
  expect(updatedView(Date.UTC(2025, 2, 5) / 1000, 'zh').text).toBe('2025年3月5日');
});
