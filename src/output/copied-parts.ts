// Files that are copied as they are: the icon font of a package, and the public folder.
import { join } from 'node:path';
import { publicFiles } from '../disk/public-files.ts';
import { projectFile } from '../model/project-file.ts';
import { atRoot, publicPathOf } from '../model/site-layout.ts';
import type { Site } from '../model/site.ts';
import { iconFontFiles } from './icon-font.ts';
import type { OutputPart } from './output-part.ts';

/** The site's own copy of the icon font, where demos need it. */
export const iconFont: OutputPart = {
  name: 'icon-font',
  claims: (site) => iconFontFiles(site).files.map(({ path }) => ({ path })),
  // Looking for demos that use it takes its time.
  fileAt: (path, { site }) =>
    path.includes('material-icons.') ? iconFontFiles(site).files.find((file) => file.path === path) : undefined,
  *files({ site, onProblem }) {
    const { files, problems } = iconFontFiles(site);
    for (const problem of problems) onProblem(problem);
    yield* files;
  },
};

/** The public folder, which goes to the site's root. */
export const publicFolder: OutputPart = {
  name: 'public',
  claims: (site) => [...site.publicFiles].map((url) => ({ path: url.slice(1), source: sourceOf(url.slice(1), site) })),
  fileAt(path, { site }) {
    if (!site.publicFiles.has(`/${path}`)) return undefined;
    const from = publicPathOf(`/${path}`, site.config);
    return { path, copyFrom: join(site.config.public!, from), source: sourceOf(path, site) };
  },
  *files({ site }) {
    for (const file of publicFiles(site.config).files) {
      const path = atRoot(file.path, site.config).slice(1);
      yield { ...file, path, source: sourceOf(path, site) };
    }
  },
};

function sourceOf(path: string, { config }: Site) {
  return { file: projectFile(join(config.public!, publicPathOf(`/${path}`, config)), config.root) };
}
