// A tiny site with a renderer of plain text in the place of the templates: the whole output in memory, in no time.
import type { ReadyTemplates } from '../../src/output/ready-templates.ts';
import type { Renderer } from '../../src/model/bundle.ts';
import type { Site } from '../../src/model/site.ts';
import type { UserConfig } from '../../src/model/user-config.ts';
import type { OutputSources } from '../../src/output/output-part.ts';
import { outputSources } from '../../src/output/output-sources.ts';
import { siteFrom, type SiteFiles } from './site-from.ts';

/** Pages of their title alone. */
export const plainRenderer: Renderer = {
  renderFrame: () => ({ html: '<!--xdocs:main-->', css: '' }),
  renderNavigation: () => '',
  readerColorRules: () => ({ primary: {}, secondary: {} }),
  renderPage: ({ title }) => ({ navigation: '', context: '', main: title, toc: '', pager: '' }),
};

/** Templates as they are compiled, around a renderer. */
export function templatesOf(renderer: Renderer): ReadyTemplates {
  return {
    renderer,
    version: '1',
    script: '/app.js',
    rootScript: '/root.js',
    inline: '',
    dev: '',
    inputs: [],
    files: [{ path: 'app.js', contents: 'run();' }],
  };
}

/** Loads a tiny site and prepares its output. */
export async function siteWithRenderer(
  files: SiteFiles,
  config: UserConfig = {},
  renderer: Renderer = plainRenderer,
): Promise<{ readonly site: Site; readonly sources: Omit<OutputSources, 'onProblem'> }> {
  const loaded = await siteFrom(files, config);
  const demos = { modules: new Map(), renderings: new Map(), files: [], problems: [] };
  const sources = outputSources({ project: loaded.project, loaded, templates: templatesOf(renderer), demos });
  return { site: loaded.site, sources };
}
