// A share of a site: its content files parsed, their demos read, its products' types. What joins pages is left out.
import type { FileSnapshot } from '../disk/file-snapshot.ts';
import { publicFiles } from '../disk/public-files.ts';
import type { FoundSources } from '../disk/read-sources.ts';
import type { Share } from '../model/share.ts';
import { atRoot } from '../model/site-layout.ts';
import type { Site } from '../model/site.ts';
import { assembleSite } from '../site/assemble-site.ts';
import { documentedProducts, loadApi } from './load-api.ts';
import { loadComponents, loadDemos } from './load-demos.ts';
import { loadPages } from './load-pages.ts';
import type { Project } from './project.ts';
import { sandboxKit } from './sandbox-kit.ts';
import { shareIndexOfFile } from './share-manifest.ts';

export interface LoadedShare {
  /** A site of the share's own pages, and the home page: it lends its title to the site. */
  readonly site: Site;
  readonly files: FileSnapshot;
  /** Ends when the share's types are read, and says how many pages they make. */
  readonly apiPages: Promise<number>;
}

/**
 * Loads a share, so that the cache has what is made of each of its files alone.
 *
 * @param found every content file: links lead to the places of all
 */
export async function loadShare(project: Project, share: Share, found: FoundSources): Promise<LoadedShare> {
  const { config, disk } = project;
  const files = disk.files();
  // All types are read by one share: what products have in common, such as React, is parsed once there.
  const products = share.index === share.count ? documentedProducts(project) : [];
  const reading = loadApi(project, files, products);
  const apiPages = reading.then(({ apis }) => apis.length);
  // It must not be left without a listener while pages are parsed.
  apiPages.catch(() => undefined);
  const home = `${config.base}/`;
  const { pages: loaded } = await loadPages(
    { ...project, disk: { ...disk, readSources: () => Promise.resolve(found) } },
    files,
    {
      only: ({ contentPath }, pathname) =>
        pathname === home || shareIndexOfFile(contentPath, project, share.count) === share.index,
    },
  );
  const pages = loaded.map(({ page }) => page);
  const { demos } = await loadDemos(project, pages, files);
  const components = await loadComponents(project, pages, files);
  const site = assembleSite({
    config,
    pages,
    demos,
    components,
    apis: [],
    sandbox: await sandboxKit(project, demos.values(), files),
    apiEntries: new Map(),
    translations: new Map(),
    publicFiles: publicFiles(config).files.map(({ path }) => atRoot(path, config)),
    problems: [],
  });
  return { site, files, apiPages };
}
