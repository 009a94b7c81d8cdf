// What the directive of a landing page asks for: where to begin, and the command that installs the package.
import { builtInOf } from './component-key.ts';
import type { SiteLink } from './config.ts';
import type { Page } from './page.ts';
import type { Position } from './source-file.ts';

interface Landing {
  readonly actions: readonly SiteLink[];
  readonly install?: string;
  readonly position: Position;
}

/** What a page's landing directive says; `undefined` where the page is a guide like others. */
export function landingOf({ directives }: Pick<Page, 'directives'>): Landing | undefined {
  for (const block of directives) {
    if (block.type !== 'component' || builtInOf(block.name) !== 'landing') continue;
    const { actions, install } = block.props;
    return {
      actions: (Array.isArray(actions) ? (actions as unknown[]) : []).filter(isLink),
      ...(typeof install === 'string' && { install }),
      position: block.position,
    };
  }
  return undefined;
}

function isLink(value: unknown): value is SiteLink {
  if (typeof value !== 'object' || value === null) return false;
  const { text, href } = value as Partial<SiteLink>;
  return typeof text === 'string' && typeof href === 'string';
}
