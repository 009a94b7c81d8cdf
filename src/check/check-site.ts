// Site in, problems out: one rule per file, an array of rules.
import type { Problem } from '../model/problem.ts';
import type { Site } from '../model/site.ts';
import { apiAnchors } from './rules/api-anchors.ts';
import { caseConflicts } from './rules/case-conflicts.ts';
import { brokenLinks } from './rules/broken-links.ts';
import { unlistedPages } from './rules/unlisted-pages.ts';
import { homePage } from './rules/home-page.ts';
import { noPages } from './rules/no-pages.ts';
import { navigationPages } from './rules/navigation-pages.ts';
import { namedApis } from './rules/named-apis.ts';
import { demoControls } from './rules/demo-controls.ts';
import { configFiles } from './rules/config-files.ts';
import { configLinks } from './rules/config-links.ts';
import { redirectTargets } from './rules/redirect-targets.ts';
import { missingTranslations } from './rules/missing-translations.ts';
import { interfaceTextsMissing } from './rules/interface-texts.ts';
import { knownComponents } from './rules/known-components.ts';

/** @param outputPaths paths of the files that the output gets, pages included; `x/index.html` */
type Rule = (site: Site, outputPaths: ReadonlySet<string>) => Problem[];

const rules: readonly Rule[] = [
  noPages,
  brokenLinks,
  navigationPages,
  unlistedPages,
  homePage,
  namedApis,
  apiAnchors,
  knownComponents,
  demoControls,
  redirectTargets,
  configFiles,
  configLinks,
  missingTranslations,
  interfaceTextsMissing,
  caseConflicts,
];

export interface CheckOptions {
  /** Paths of the files that the output gets; links may lead to them. */
  readonly outputPaths: ReadonlySet<string>;
  /** The API is not read yet: nothing is said about what depends on it. */
  readonly withoutApi?: boolean;
}

/** Everything wrong with a site: what its files said of themselves, and what only shows when they meet. */
export function checkSite(site: Site, { outputPaths, withoutApi = false }: CheckOptions): Problem[] {
  const found = withoutApi ? [] : rules.flatMap((rule) => rule(site, outputPaths));
  const seen = new Set<string>();
  return [...site.problems, ...found].filter((problem) => {
    const key = JSON.stringify(problem);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
