// Views of a tiny site's pages, without bundling: what a template would be given.
import { demoIdOf } from '../../src/model/demo-id.ts';
import type { DemoRendering } from '../../src/model/demo.ts';
import type { PageView } from '../../src/model/view.ts';
import { sentenceOf } from '../../src/report/sentences.ts';
import { pageViews } from '../../src/site/page-view-of.ts';
import type { MemorySite } from './site-from.ts';

/** The view of a page. `renderings` stand for what running the demos gave. */
export function viewFrom(
  { site, bodies }: Pick<MemorySite, 'site' | 'bodies'>,
  pathname: string,
  { locale = 'en', renderings = [] }: { locale?: string; renderings?: readonly DemoRendering[] } = {},
): PageView {
  const page = site.pages.get(locale)?.get(pathname);
  if (!page) throw new Error(`no page ${pathname} in ${locale}`);
  const viewOf = pageViews(site, {
    moduleOf: (id) => `/_assets/demos/${id.split('/').at(-1)}.js`,
    renderingOf: (id) => renderings.find((rendering) => rendering.id === id),
    demoOf: (from, reference) => site.demos.get(demoIdOf(from.source, reference)),
    codeBlock: (code) => code,
    sourcesUrl: (demo) => `/_assets/demo-sources/${demo.name}.json`,
    sentenceOf,
    editPathOf: (source) => source,
  });
  return viewOf(page, bodies.of(page)).view;
}
