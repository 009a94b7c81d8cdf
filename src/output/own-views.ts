// The views of pages of the site's own: those that no file of a writer's is behind.
import { atRoot } from '../model/site-layout.ts';
import type { Site } from '../model/site.ts';
import type { FrameView, PageView } from '../model/view.ts';
import { keptPagesPlace } from '../model/worker-facts.ts';

/** The page that says that there is none. */
export function notFoundView(site: Site): PageView {
  return {
    ...ownPage(site),
    kind: 'not-found',
    url: atRoot('404.html', site.config),
    documentTitle: `404 - ${site.name}`,
  };
}

/** What a service worker shows in the place of a page that it has not. */
export function offlineView(site: Site, { texts }: FrameView): PageView {
  const title = texts['page.offline'] ?? '';
  return {
    ...ownPage(site),
    kind: 'offline',
    url: `${site.config.base}/offline.html`,
    documentTitle: `${title} - ${site.name}`,
    title,
    description: texts['page.offlineText'] ?? '',
    blocks: [{ type: 'html', html: `<ul>${keptPagesPlace}</ul>` }],
  };
}

/** What they have in common. */
function ownPage(site: Site): Omit<PageView, 'kind' | 'url' | 'documentTitle'> {
  return {
    locale: site.config.defaultLocale,
    pathname: '',
    title: '',
    description: '',
    breadcrumbs: [],
    headings: [],
    blocks: [],
    alternates: [],
    options: {},
    chips: [],
  };
}
