// What says which build is served: `<base>/build.json`, for whoever watches a host. It is the same wherever the same site is
// built, and absent on a dev server.
import type { OutputFile } from '../model/output-file.ts';
import { siteBuildUrl, type SiteBuild } from '../model/site-build.ts';
import type { OutputPart, OutputSources } from './output-part.ts';

export const siteBuild: OutputPart = {
  name: 'build',
  claims: ({ config }) => [{ path: siteBuildUrl(config.base).slice(1) }],
  fileAt: (path, sources) => fileOf(sources).find((file) => file.path === path),
  files: fileOf,
};

function fileOf({ site, renderer }: OutputSources): OutputFile[] {
  const build = renderer.build();
  if (build === undefined) return [];
  const contents: SiteBuild = { build };
  return [{ path: siteBuildUrl(site.config.base).slice(1), contents: `${JSON.stringify(contents)}\n` }];
}
