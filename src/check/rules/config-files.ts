// Files that the config names by their address: they come from the public folder, which is known when the site is.
import { nearest } from '../../model/nearest.ts';
import { projectFile } from '../../model/project-file.ts';
import type { Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';

/** Reports marks and fonts that the public folder does not have. */
export function configFiles({ config, configPlaces, publicFiles }: Site): Problem[] {
  const { favicon, fonts, logo, social } = config;
  const named = [
    logo,
    ...(typeof favicon === 'object' ? [favicon.light, favicon.dark] : [favicon]),
    ...Object.values(fonts).map((font) => font?.src),
    ...social.map(({ icon }) => (icon.startsWith('/') ? icon : undefined)),
  ];
  // A mark may come from elsewhere, or stand in the address itself.
  const own = named.filter((path) => path && !/^(?:[a-z]+:|\/\/)/i.test(path)) as string[];
  return [...new Set(own)].flatMap((found): Problem[] => {
    if (publicFiles.has(found.replace(/[?#].*$/, ''))) return [];
    return [
      {
        rule: 'asset-missing',
        severity: 'error',
        file: projectFile(config.file, config.root),
        ...configPlaces.get(found),
        found,
        suggestion: nearest(found, publicFiles),
      },
    ];
  });
}
