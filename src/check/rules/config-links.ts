// Links that the config puts into all pages: into the app bar, the banner, the footer, below the bell.
import { projectFile } from '../../model/project-file.ts';
import type { Problem } from '../../model/problem.ts';
import { pagesByUrl, type Site } from '../../model/site.ts';
import { linkProblem, linkTargets } from '../link-problem.ts';

/** Reports those that lead nowhere, where they stand in the config. */
export function configLinks(site: Site, outputPaths: ReadonlySet<string>): Problem[] {
  const { config, configPlaces } = site;
  const file = projectFile(config.file, config.root);
  const targets = linkTargets(pagesByUrl(site), outputPaths);
  return linksIn(config).flatMap((href) => {
    // Those of other sites; an anchor alone is one of the page that a reader is on.
    if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#|$)/i.test(href)) return [];
    return linkProblem({ href, at: { file, ...configPlaces.get(href) } }, site, targets) ?? [];
  });
}

function linksIn({ banner, footer, links, notifications, social }: Site['config']): readonly string[] {
  const texts = typeof banner?.text === 'string' ? [banner.text] : Object.values(banner?.text ?? {});
  const written = texts.flatMap((text) => [...text.matchAll(/\]\(([^)\s]+)/g)].map(([, to]) => to!));
  return [...written, ...[...links, ...footer.links, ...notifications, ...social].flatMap(({ href }) => href ?? [])];
}
