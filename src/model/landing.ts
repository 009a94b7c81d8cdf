// The content of a landing page's directive: where to begin, the command that installs the package, and facts.
import { builtInOf } from './component-key.ts';
import type { SiteLink } from './config.ts';
import type { Page } from './page.ts';
import { onHost, type SiteLayout } from './site-layout.ts';
import type { Position } from './source-file.ts';

interface Landing {
  readonly actions: readonly SiteLink[];
  readonly install?: string;
  /** What decides, in a few words each: licence, versions, size. */
  readonly facts: readonly string[];
  readonly position: Position;
}

/** The content of a page's landing directive, which its front matter may ask for without one; `undefined` if neither. */
export function landingOf(
  { directives, frontMatter }: Pick<Page, 'directives' | 'frontMatter'>,
  layout: SiteLayout,
): Landing | undefined {
  for (const block of directives) {
    if (block.type !== 'component' || builtInOf(block.name) !== 'landing') continue;
    const { actions, install, facts } = block.props;
    return {
      actions: (Array.isArray(actions) ? (actions as unknown[]) : [])
        .filter(isLink)
        .map((link) => ({ ...link, href: onHost(link.href, layout) })),
      ...(typeof install === 'string' && { install }),
      facts: (Array.isArray(facts) ? (facts as unknown[]) : []).filter((fact) => typeof fact === 'string'),
      position: block.position,
    };
  }
  return frontMatter.layout === 'landing' ? { actions: [], facts: [], position: { line: 1, column: 1 } } : undefined;
}

function isLink(value: unknown): value is SiteLink {
  if (typeof value !== 'object' || value === null) return false;
  const { text, href } = value as Partial<SiteLink>;
  return typeof text === 'string' && typeof href === 'string';
}
