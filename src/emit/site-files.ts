// Files of the site that are no pages: an array of emitters, each from the Site to some output files.
import type { HouseAd } from '../model/config.ts';
import type { OutputFile } from '../model/output-file.ts';
import type { Site } from '../model/site.ts';
import { houseAdFiles } from './house-ads.ts';
import { serviceWorkerFile } from './service-worker.ts';
import { translationFiles } from './translations.ts';

export interface EmitSources {
  readonly site: Site;
  readonly houseAds: readonly HouseAd[];
}

const emitters: readonly ((sources: EmitSources) => OutputFile[])[] = [serviceWorkerFile, translationFiles, houseAdFiles];

/** All files of the site besides pages, assets and `public/`. */
export function siteFiles(sources: EmitSources): OutputFile[] {
  return emitters.flatMap((emit) => emit(sources));
}
