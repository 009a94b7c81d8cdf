// Where a demo threw in a browser, in the files that its writer knows. In: what the browser tells, and the source maps that a
// dev server has of its modules. Out: file, line and column.
import { innermostPlace, ownMapOf, parsedMap, type OwnPlace } from '../bundle/own-places.ts';
import type { Project } from '../load/project.ts';

/** What a browser tells of a demo that threw while it was loaded or rendered, or in an effect. */
export interface BrowserFailure {
  /** URL path of the demo's module, as its page names it. */
  readonly module: string;
  /** One line. */
  readonly message: string;
  /** The error's stack, as the browser writes it. */
  readonly stack: string;
}

/** A place in a module, as stacks of browsers name it. */
const frame = /https?:\/\/[^\s/]+(?<module>\/[^\s()]*?\.js):(?<line>\d+):(?<column>\d+)/g;

/** Longest message that is shown. */
const maxLength = 1000;

/** A failure from what a page has sent; `undefined` for anything else. */
export function browserFailureFrom(sent: unknown): BrowserFailure | undefined {
  const { module, message, stack } = (sent ?? {}) as Partial<Record<keyof BrowserFailure, unknown>>;
  if (typeof module !== 'string' || typeof message !== 'string' || typeof stack !== 'string') return undefined;
  // It is shown in a terminal, too.
  const [line = ''] = message.replaceAll(/[^\P{Cc}\n]/gu, ' ').split('\n');
  return { module, message: line.slice(0, maxLength), stack };
}

/**
 * The innermost line of the site's own code in a stack; `undefined` where only installed packages are at work.
 *
 * @param fileAt a file of the server's by URL path; the source map of a module lies beside it
 */
export function placeInBrowser(
  stack: string,
  fileAt: (url: string) => string | Uint8Array | undefined,
  { config, bundling }: Pick<Project, 'config' | 'bundling'>,
): OwnPlace | undefined {
  return innermostPlace(stack, frame, (module = '') => {
    const map = fileAt(`${decoded(module)}.map`);
    return map === undefined
      ? undefined
      : parsedMap(ownMapOf(Buffer.from(map).toString(), config.root, bundling.templates));
  });
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
