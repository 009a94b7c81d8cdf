// What a reader gets of a page without the shell, and of the page that shows it in a frame.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PageView } from '../../src/model/view.ts';
import { PageArticle } from '../../templates/pages/page-article.tsx';
import { demoOf, frameOf, pageOf } from './views.ts';

const show = (view: Partial<PageView>) => renderToStaticMarkup(<PageArticle view={pageOf(view)} frame={frameOf()} />);

it('shows its demo alone, with a way back', () => {
  const demo = demoOf({ html: '<main>A tour.</main>', module: '/tour.js' });
  const html = show({ kind: 'standalone', blocks: [demo], back: { title: 'The tour', href: '/tour/' } });
  expect(html).toMatch(/<nav class="standalone-back"[^>]*><a href="\/tour\/" aria-label="Back to The tour"/);
  expect(html).toMatch(
    /<div class="standalone-root"[^>]* data-xd-demo="[^"]+"[^>]*data-server=""[^>]*><main>A tour\.<\/main><\/div>/,
  );
  expect(html).toMatch(/<div class="frame" hidden="" data-xd-site=/);
  expect(html).not.toMatch(/<h1|demo-source|role="group"/);
});

it('is the frame of its demo', () => {
  const demo = demoOf({ options: { iframe: true, height: 640 }, frameUrl: '/tour/view/', name: 'Tour' });
  const html = show({ blocks: [demo] });
  expect(html).toMatch(
    /<div class="demo-root" style="height:640px" data-xd-demo="Tour" data-module="" data-server="" data-frame="">/,
  );
  expect(html).toContain('<iframe src="/tour/view/#framed" title="Live demo: Tour" loading="lazy"></iframe>');
});
