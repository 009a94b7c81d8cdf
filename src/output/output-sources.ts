// What the parts of the output are made from, put together from a loaded site and what was bundled for it.
import { contentHash } from '../disk/read-sources.ts';
import { searchFiles, type SearchFiles } from '../emit/search-files.ts';
import type { Loaded } from '../load/load-site.ts';
import { apiDemos } from '../site/api-section.ts';
import type { DemoFiles, OutputSources } from './output-part.ts';
import { siteRenderer, type RenderSources } from './site-renderer.ts';

export interface OutputIngredients extends Omit<RenderSources, 'site'> {
  readonly loaded: Pick<Loaded, 'site' | 'bodies' | 'files'>;
  /** Where the files of demos come from. Default: they are bundled. */
  readonly demoFiles?: DemoFiles;
}

/** Prepares the renderer and what else parts share; the index of the search is made when it is first asked for. */
export function outputSources({
  loaded,
  demoFiles,
  ...ingredients
}: OutputIngredients): Omit<OutputSources, 'onProblem'> {
  const { site, bodies, files } = loaded;
  const { demos, social, dates } = ingredients;
  const renderer = siteRenderer({ ...ingredients, site });
  let search: SearchFiles | undefined;
  let demosOf: ReturnType<typeof apiDemos> | undefined;
  return {
    site,
    bodies,
    files,
    renderer,
    demos: demoFiles ?? { files: demos.files, fileAt: (path) => demos.files.find((file) => file.path === path) },
    ...(social && { social }),
    search: () => (search ??= searchFiles(site, contentHash)),
    emit: {
      site,
      head: renderer.head,
      timeOf: dates?.timeOf,
      demosOf: (pathname) => (demosOf ??= apiDemos(site))(pathname),
    },
  };
}
