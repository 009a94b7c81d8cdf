// Files that the config names by their address: they come from the public folder, which is known when the site is.
import { nearest } from '../../model/nearest.ts';
import { projectFile } from '../../model/project-file.ts';
import type { Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';

/** Reports a font that the public folder does not have. */
export function configFiles({ config, publicFiles }: Site): Problem[] {
  const { font } = config;
  if (!font || publicFiles.has(font.src)) return [];
  return [{ rule: 'asset-missing', severity: 'error', file: projectFile(config.file, config.root), found: font.src, suggestion: nearest(font.src, publicFiles) }];
}
