// The page in the place of one that is not kept: it lists those that are.
import { keptPagesPlace, type WorkerFacts } from '../../src/model/worker-facts.ts';
import type { BuildCaches } from './build-caches.ts';

/** Pages that are listed at most. */
const most = 30;

/** The site's page for readers without a network, with links to what they can read. */
export async function offlinePage({ offline }: WorkerFacts, kept: BuildCaches): Promise<Response> {
  const page = await kept.find(offline);
  if (!page) return Response.error();
  const items: string[] = [];
  for (const path of (await kept.pages()).slice(0, most)) {
    const answer = await kept.find(path);
    const title = /<title>([^<]*)<\/title>/.exec((await answer?.text()) ?? '')?.[1];
    // A path from a URL has no character with a meaning in HTML but `&`; the title is HTML already.
    if (title) items.push(`<li><a href="${path.replaceAll('&', '&amp;')}">${title}</a></li>`);
  }
  const html = (await page.text()).replace(keptPagesPlace, () => items.join(''));
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
