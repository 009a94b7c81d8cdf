// Files that the config names by their address: they come from the public folder, which is known when the site is.
import { nearest } from '../../model/nearest.ts';
import { projectFile } from '../../model/project-file.ts';
import type { Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';

/** Reports a logo and a font that the public folder does not have. */
export function configFiles({ config, publicFiles }: Site): Problem[] {
  const { font, logo } = config;
  // A logo may come from elsewhere, or stand in the address itself.
  const own = logo && !/^(?:[a-z]+:|\/\/)/i.test(logo) ? [logo] : [];
  return [...own, ...(font ? [font.src] : [])].flatMap((found): Problem[] => {
    if (publicFiles.has(found.replace(/[?#].*$/, ''))) return [];
    return [
      {
        rule: 'asset-missing',
        severity: 'error',
        file: projectFile(config.file, config.root),
        found,
        suggestion: nearest(found, publicFiles),
      },
    ];
  });
}
