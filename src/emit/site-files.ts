// The site's files other than pages: an array of emitters, each a function from the Site to output files.
import type { OutputFile } from '../model/output-file.ts';
import { apiJsonFiles } from './api-json.ts';
import type { EmitSources } from './emit-sources.ts';
import { houseAdFiles } from './house-ads.ts';
import { llmsTextFiles } from './llms-text.ts';
import { pageListFile } from './page-list.ts';
import { redirectFiles } from './redirects.ts';
import { robotsFile } from './robots.ts';
import { serviceWorkerFile } from './service-worker.ts';
import { sitemapFiles } from './sitemap.ts';
import { translationFiles } from './translations.ts';
import { webManifestFile } from './web-manifest.ts';

const emitters: readonly ((sources: EmitSources) => OutputFile[])[] = [
  serviceWorkerFile,
  translationFiles,
  houseAdFiles,
  llmsTextFiles,
  apiJsonFiles,
  robotsFile,
  sitemapFiles,
  redirectFiles,
  webManifestFile,
  pageListFile,
];

/** All files of the site except pages, assets and `public/`. */
export function siteFiles(sources: EmitSources): OutputFile[] {
  return emitters.flatMap((emit) => emit(sources));
}
