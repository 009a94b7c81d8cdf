// The HTML of what surrounds all pages: rendered, or why not, and taken apart at the places of a page's own parts.
import { XdocsError } from '../model/problem.ts';

/**
 * Renders a part that all pages share.
 *
 * @throws XdocsError if a part of the shell throws, because then no page can be shown
 */
export function inShell<Result>(render: () => Result): Result {
  try {
    return render();
  } catch (error) {
    throw new XdocsError(
      `The shell around the pages cannot be rendered: ${error instanceof Error ? error.message : String(error)}. If the config has "templates", one of them throws.`,
    );
  }
}

/** The frame's HTML as alternating text and slot names. */
export function splitSlots(html: string): string[] {
  return html.split(/<!--xdocs:(\w+)-->/);
}
