// Source files whose paths differ by upper and lower case only: Windows and macOS have one of them.
import type { Problem } from '../../model/problem.ts';
import { projectFile } from '../../model/project-file.ts';
import { publicPathOf } from '../../model/site-layout.ts';
import type { Site } from '../../model/site.ts';

/** One problem per file that came second. */
export function caseConflicts(site: Site): Problem[] {
  const problems: Problem[] = [];
  const known = new Map<string, string>();
  for (const file of sourcesOf(site)) {
    const folded = file.toLowerCase();
    const other = known.get(folded);
    if (other === undefined) known.set(folded, file);
    else if (other !== file) problems.push({ rule: 'case-conflict', severity: 'warning', file, other });
  }
  return problems;
}

/** Pages, the files they show, demos, and files that are copied; one may come several times. */
function* sourcesOf({ pages, demos, publicFiles, config }: Site): Generator<string> {
  for (const byPathname of pages.values()) {
    for (const { source, assets } of byPathname.values()) {
      yield source;
      for (const { path } of assets) yield path;
    }
  }
  for (const { variants } of demos.values()) for (const { entry } of variants) yield entry;
  for (const url of publicFiles) yield projectFile(`${config.public}/${publicPathOf(url, config)}`, config.root);
}
