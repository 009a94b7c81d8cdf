// Everything that a site's output is made of, in the order of precedence: of two files that claim one place, the part that
// comes first has it. A further file of the site is a line here.
import { apiJson } from '../emit/api-json.ts';
import { hostFiles } from '../emit/host-files.ts';
import { houseAds } from '../emit/house-ads.ts';
import { llmsText } from '../emit/llms-text.ts';
import { pageList } from '../emit/page-list.ts';
import { redirectPages } from '../emit/redirects.ts';
import { robots } from '../emit/robots.ts';
import { removingWorker } from '../emit/service-worker.ts';
import { sitemap } from '../emit/sitemap.ts';
import { translationTables } from '../emit/translations.ts';
import { webManifest } from '../emit/web-manifest.ts';
import { siteBuild } from './build-part.ts';
import { iconFont, publicFolder } from './copied-parts.ts';
import { demoEditing } from './demo-editing-part.ts';
import { emitted, searchIndex } from './emitted-parts.ts';
import { securedRedirects } from './secured-redirects.ts';
import type { OutputPart } from './output-part.ts';
import { pages } from './page-part.ts';
import {
  demoModules,
  demoSources,
  navigationBranches,
  notFoundPage,
  readerColors,
  shellFiles,
  socialCards,
} from './rendered-parts.ts';
import { serviceWorker } from './worker-part.ts';

export const outputParts: readonly OutputPart[] = [
  pages,
  notFoundPage,
  serviceWorker,
  emitted('removing-worker', removingWorker),
  siteBuild,
  emitted('translations', translationTables),
  emitted('house-ads', houseAds),
  emitted('llms-text', llmsText),
  emitted('api-json', apiJson),
  emitted('robots', robots),
  emitted('sitemap', sitemap),
  securedRedirects(emitted('redirects', redirectPages)),
  emitted('host-files', hostFiles),
  emitted('web-manifest', webManifest),
  emitted('page-list', pageList),
  searchIndex,
  iconFont,
  socialCards,
  demoModules,
  demoSources,
  demoEditing,
  navigationBranches,
  readerColors,
  shellFiles,
  publicFolder,
];
