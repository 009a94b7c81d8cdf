// The chips of the component header (source, bundle size, feedback, patterns), from front matter and the repository.
import { revisionOf, type Config, type SiteLink } from '../model/config.ts';
import type { Page } from '../model/page.ts';

/** The header's links; `design: false` in the directive leaves out the design link. */
export function headerChips(
  page: Page,
  props: Readonly<Record<string, unknown>>,
  config: Config,
  texts: Readonly<Record<string, string>>,
): SiteLink[] {
  const { githubLabel, githubSource, packageName, waiAria, materialDesign } = page.frontMatter;
  const repository = config.repository;
  const chips: (SiteLink | false | undefined | '')[] = [
    repository &&
      githubLabel && {
        text: texts['header.feedback']!,
        href: `${repository.url}/labels/${encodeURIComponent(githubLabel)}`,
      },
    packageName && { text: texts['header.bundleSize']!, href: `https://bundlephobia.com/package/${packageName}` },
    repository &&
      githubSource && {
        text: texts['header.source']!,
        href: `${repository.url}/tree/${revisionOf(repository)}/${githubSource}`,
      },
    waiAria && { text: texts['header.waiAria']!, href: waiAria },
    materialDesign && props['design'] !== false && { text: texts['header.materialDesign']!, href: materialDesign },
  ];
  return chips.filter((chip): chip is SiteLink => Boolean(chip));
}
