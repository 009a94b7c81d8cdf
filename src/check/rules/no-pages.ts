// A site without pages is a wrong folder, or a checkout that left something out: publishing it would go unnoticed.
import type { Problem } from '../../model/problem.ts';
import { projectFile } from '../../model/project-file.ts';
import type { Site } from '../../model/site.ts';

const ownKinds: ReadonlySet<string> = new Set(['production-error', 'playground']);

/** Reports a site that has nothing to read: neither a writer's page nor one made from types. */
export function noPages({ config, pages }: Site): Problem[] {
  for (const ofLocale of pages.values()) for (const { kind } of ofLocale.values()) if (!ownKinds.has(kind)) return [];
  const folders = config.content.map((folder) => projectFile(folder, config.root));
  return [{ rule: 'site-empty', severity: 'error', file: folders[0] ?? '.', folders }];
}
