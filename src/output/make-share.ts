// A share of a build: whatever takes long and does not depend on other pages is made, and kept as records. Merging is then
// a build that finds these records, so that it writes the same bytes as a build that makes all by itself. Pages are not
// rendered here: that needs the titles and links of all others, and costs less than carrying the HTML to another machine.
import type { FoundSources } from '../disk/read-sources.ts';
import { loadShare } from '../load/load-share.ts';
import { pageDates } from '../load/page-dates.ts';
import type { Project } from '../load/project.ts';
import type { Share } from '../model/share.ts';
import type { Site } from '../model/site.ts';
import { siteIslands } from '../site/component-islands.ts';
import { cachedCodeBlocks } from './code-blocks.ts';
import { demoSources } from './demo-sources.ts';
import { islandRenderings } from './island-renderings.ts';
import type { MakeOptions } from './make-site.ts';
import { readyEditor } from './ready-editor.ts';
import { readyTemplates } from './ready-templates.ts';
import { socialImages } from './social-images.ts';

/** How much of a site a share was. */
export interface MadeShare {
  readonly pages: number;
  readonly demos: number;
  readonly apiPages: number;
}

/** Fills a project's cache with the records of a share. */
export async function makeShare(
  project: Project,
  share: Share,
  found: FoundSources,
  { onStep = () => undefined }: MakeOptions = {},
): Promise<MadeShare> {
  // What belongs to no page is made once, by the first share.
  const common = share.index === 1 ? Promise.all([readyTemplates(project), pageDates().read(project)]) : undefined;
  common?.catch(() => undefined);
  const { site, files, apiPages } = await loadShare(project, share, found);
  const pages = [...site.pages.values()].reduce((sum, byPathname) => sum + byPathname.size, 0);
  onStep('pages', pages);
  await islandRenderings(project, siteIslands(site), files);
  highlightSources(project, site);
  onStep('demos', site.demos.size);
  // Cards of sections are few, and tell of other pages.
  if (project.config.socialImages === 'page') await socialImages(project, site);
  const read = await apiPages;
  onStep('API pages', read);
  await common;
  if (share.index === 1 && site.demos.size > 0) await readyEditor(project);
  return { pages, demos: site.demos.size, apiPages: read };
}

/** Highlights the sources of demos, which pages show and readers fetch. */
function highlightSources({ cache }: Project, site: Site): void {
  for (const file of demoSources(site, cachedCodeBlocks(cache)).files()) if ('make' in file) void file.make();
}
