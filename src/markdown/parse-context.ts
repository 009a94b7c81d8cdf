// What the plugins of one page share: ids, findings, and the few skills they need from outside.
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import type { Heading, PageAsset, PageLink } from '../model/page.ts';
import type { FileRead, Position } from '../model/source-file.ts';
import type { Problem } from '../model/problem.ts';
import type { Slugger } from './slug.ts';
import type { MarkdownPlugins } from './user-plugins.ts';

/** A file read beside a page. */
interface FoundFile {
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
  /** Project path of a file that the output's root holds: of the public folder, by URL path. */
  readonly publicFile?: (url: string) => string;
  /** The tag or branch that `-` stands for in links with `/blob/-/`. */
  readonly version?: string;
  /** The site's own plugins. */
  readonly plugins?: MarkdownPlugins;
}

/**
 * A place of a stretch, and what stands there for readers of plain text. Asked for when links and included code are
 * known.
 */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly replacement: () => string;
}

/** A line that defines what a label links to. */
export interface LinkDefinition {
  readonly text: string;
  /** Counted from 1. */
  readonly line: number;
}

export interface ParseContext {
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
  /** The size of the files that the page's fences have included. */
  includedBytes: number;
  /** Nodes of the page's trees so far, and pieces of raw HTML in them. */
  nodes: number;
  rawPieces: number;
  /** How much of the page the reference parser was given. */
  referenceCharacters: number;
  /**
   * What the page's link definitions say, by comparable label, and the characters of those handed to other stretches.
   */
  readonly definitions: ReadonlyMap<string, LinkDefinition>;
  handed: number;
  /** Addresses as written that the page shows as others. */
  readonly rewrites: Map<string, string>;
  /** What the Markdown twin says otherwise than the stretch that is being parsed. */
  edits: readonly TextEdit[];
  /** The types of the stretch's nodes as parsed; absent where plugins of the site may have added others. */
  types?: ReadonlySet<string>;
  /** Lines of the file before the stretch that is being parsed; columns before its first line. */
  lineOffset: number;
  columnOffset: number;
}

declare module 'vfile' {
  interface DataMap {
    page: ParseContext;
  }
}

/** The context of the page whose stretch a plugin works on. */
export function contextOf(file: VFile): ParseContext {
  return file.data.page as ParseContext;
}

/** Whether the stretch may hold nodes of one of some types: a plugin that looks for others need not walk it. */
export function mayHold({ types }: ParseContext, ...wanted: readonly string[]): boolean {
  return !types || wanted.some((type) => types.has(type));
}

/** Where a node begins in the file the writer edits. */
export function positionOf(node: Node, context: ParseContext): Position {
  const start = node.position?.start;
  if (!start) return { line: context.lineOffset + 1, column: 1 };
  return {
    line: start.line + context.lineOffset,
    column: start.line === 1 ? start.column + context.columnOffset : start.column,
  };
}
