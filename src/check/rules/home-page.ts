// Every page leads to the site's home: by its logo, and the page for missing ones by a button.
import { homeOf } from '../../model/home-of.ts';
import type { Problem } from '../../model/problem.ts';
import { projectFile } from '../../model/project-file.ts';
import type { Site } from '../../model/site.ts';

/**
 * Reports a site that has no page at its base. One whose navigation is made from its folders is only being begun: its
 * first page is all that there may be.
 */
export function homePage(site: Site): Problem[] {
  const { base, defaultLocale, file, navigation, root } = site.config;
  const { href, isMissing } = homeOf(site, defaultLocale);
  const pathname = `${base}/`;
  // Without any page, there is more to say than this.
  if (!navigation || !isMissing || href === pathname) return [];
  return [{ rule: 'home-missing', severity: 'warning', file: projectFile(file, root), pathname, to: href }];
}
