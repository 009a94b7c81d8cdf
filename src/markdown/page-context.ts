// What the plugins of one page share: ids, findings, and the few skills they need from outside.
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import type { Heading, PageAsset, PageLink } from '../model/page.ts';
import type { FileRead, Position } from '../model/source-file.ts';
import type { Problem } from '../model/problem.ts';
import type { Slugger } from './slug.ts';
import type { MarkdownPlugins } from './user-plugins.ts';

/** A file read beside a page. */
export interface FoundFile {
  readonly bytes: Uint8Array;
  readonly hash: string;
}

/** The skills a page's parsing needs from outside; all are pure or read one named file. */
export interface PageHost {
  /** Reads a file by its project path; `undefined` where there is none. */
  readonly readFile: (path: string) => FoundFile | undefined;
  /** Project paths of the files in a folder, for "did you mean". */
  readonly listFolder: (path: string) => readonly string[];
  /** Pathname of the page a content file makes, by the default route or the config's. */
  readonly routeOf: (path: string) => string | undefined;
  /** URL path that an asset is served at. */
  readonly assetUrl: (path: string, hash: string) => string;
  /** `https://github.com/org/repo/blob/TAG/` for links with `/blob/-/`. */
  readonly blobUrl?: string;
  /** The site's own plugins. */
  readonly plugins?: MarkdownPlugins;
}

/** A place of a stretch, and what stands there for readers of plain text. Asked for when links and included code are known. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly replacement: () => string;
}

export interface PageContext {
  readonly file: string;
  readonly host: PageHost;
  readonly slugger: Slugger;
  readonly headings: Heading[];
  readonly anchors: string[];
  readonly links: PageLink[];
  readonly assets: PageAsset[];
  readonly reads: FileRead[];
  readonly problems: Problem[];
  /** The milliseconds that colouring the page's code may have taken at worst. */
  colouring: number;
  /** How much of the page the reference parser was given. */
  referenceCharacters: number;
  /** Addresses as written that the page shows as others. */
  readonly rewrites: Map<string, string>;
  /** What the Markdown twin says otherwise than the stretch that is being parsed. */
  edits: readonly TextEdit[];
  /** Lines of the file before the stretch that is being parsed; columns before its first line. */
  lineOffset: number;
  columnOffset: number;
}

declare module 'vfile' {
  interface DataMap {
    page: PageContext;
  }
}

/** The context of the page whose stretch a plugin works on. */
export function contextOf(file: VFile): PageContext {
  return file.data.page as PageContext;
}

/** Where a node begins in the file the writer edits. */
export function positionOf(node: Node, context: PageContext): Position {
  const start = node.position?.start;
  if (!start) return { line: context.lineOffset + 1, column: 1 };
  return { line: start.line + context.lineOffset, column: start.line === 1 ? start.column + context.columnOffset : start.column };
}
