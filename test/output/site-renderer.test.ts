// What the rendering of a page takes is a plain value: it may cross to another thread.
import { expect, it } from 'vitest';
import type { Renderer } from '../../src/model/bundle.ts';
import { pageText } from '../support/site-from.ts';
import { plainRenderer, siteWithRenderer } from '../support/site-renderer.ts';

/** Shows all that a page's view says, its context included. */
const renderer: Renderer = {
  ...plainRenderer,
  renderPage: (view) => ({ navigation: '', context: '', main: JSON.stringify(view), toc: '', pager: '' }),
};
const files = {
  'index.md': pageText('## Bells\n\nText.\n\n{{"demo": "Ring.tsx"}}\n\n![Bike](./bike.svg)', 'Velo'),
  'index-zh.md': pageText('## 铃\n\n文字。', '自行车'),
  'Ring.tsx': 'export default () => null;\n',
  'content/bike.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'about.md': '---\ntitle: About us\n---\n\nNo heading.\n',
};

it('a page is rendered from a copy of its view as from the view', async () => {
  const { site, sources } = await siteWithRenderer(files, { locales: ['en', 'zh'] }, renderer);
  const pages = [...site.pages.values()].flatMap((byPathname) => [...byPathname.values()]);
  expect(pages.map(({ kind }) => kind)).toEqual(['guide', 'guide', 'guide']);
  for (const page of pages) {
    const viewed = sources.renderer.viewOf({ page, body: sources.bodies.of(page) });
    const copy = structuredClone(viewed);
    expect(copy).toEqual(viewed);
    expect(sources.renderer.htmlOf(copy)).toBe(sources.renderer.htmlOf(viewed));
    expect(sources.renderer.htmlOf(copy)).toContain('activePageParents');
    expect(sources.renderer.markdownOf(copy)).toBe(sources.renderer.markdownOf(viewed));
  }
});

it('a page and its text are plain values, which hide no reading', async () => {
  const { site, sources } = await siteWithRenderer(files, { locales: ['en', 'zh'] });
  for (const byPathname of site.pages.values()) {
    for (const page of byPathname.values()) {
      for (const value of [page, sources.bodies.of(page)]) {
        expect(structuredClone(value)).toEqual(value);
        const getters = Object.values(Object.getOwnPropertyDescriptors(value)).filter(({ get }) => get);
        expect(getters).toEqual([]);
      }
    }
  }
});
