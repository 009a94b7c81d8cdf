// Links of doc comments to anchors of this site's guides: the comment lies in a package, so the guide has to have the
// anchor.
import type { Api } from '../../model/api.ts';
import type { Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';
import { withSlash } from '../../model/address.ts';
import { hasAnchor } from '../link-targets.ts';

interface AnchorLink {
  readonly pathname: string;
  readonly anchor: string;
}

/** Reports anchors that the API's descriptions aim at and the guides do not have, each once. */
export function apiAnchors(site: Site): Problem[] {
  const pages = site.pages.get(site.config.defaultLocale)!;
  const problems = new Map<string, Problem>();
  for (const api of site.apis.values()) {
    for (const { pathname, anchor } of anchorLinksOf(api)) {
      const href = `${pathname}#${anchor}`;
      const page = pages.get(pathname);
      if (page?.kind !== 'guide' || problems.has(href) || hasAnchor(page, anchor, site)) continue;
      problems.set(href, {
        rule: 'api-anchor-missing',
        severity: 'warning',
        file: page.source,
        api: api.name,
        href,
        anchor,
      });
    }
  }
  return [...problems.values()];
}

const linksOfRecord = new WeakMap<Api, readonly AnchorLink[]>();

/** Links to anchors below the package's home, which this site may be. A record stays the same through many checks. */
function anchorLinksOf(api: Api): readonly AnchorLink[] {
  let links = linksOfRecord.get(api);
  if (!links) {
    const text = api.home === undefined ? '' : JSON.stringify(api);
    links = text
      .split(`${api.home}/`)
      .slice(1)
      .flatMap((rest) => {
        const [, path, anchor] = /^([\w./~-]*)#([\w.~%-]*[\w~%-])/.exec(rest) ?? [];
        return path === undefined || anchor === undefined ? [] : [{ pathname: withSlash(`/${path}`), anchor }];
      });
    linksOfRecord.set(api, links);
  }
  return links;
}
