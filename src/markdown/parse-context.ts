// The state that the plugins of one page share: ids, findings, and the few functions they need from outside.
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import type { FileRefusal, FileUse } from '../model/file-refusal.ts';
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

/** The functions that parsing a page needs from outside; each is pure or reads one named file. */
export interface PageHost {
  /** Reads a file by its project path; `undefined` if it does not exist. */
  readonly readFile: (path: string) => FoundFile | undefined;
  /** Why a page may not use a file, both by project path; `undefined` if it may. Asked before the file is read. */
  readonly refusalOf: (path: string, page: string, use: FileUse) => FileRefusal | undefined;
  /** Present where writers are trusted with nothing but text. */
  readonly onlyText?: {
    /** Whether pages may show a demo all the same, by its id. */
    readonly isTrustedDemo: (id: string) => boolean;
  };
  /** Project paths of the files in a folder, for "did you mean". */
  readonly listFolder: (path: string) => readonly string[];
  /** Pathname of a content file's page, by the default route or the config's. */
  readonly routeOf: (path: string) => string | undefined;
  /** URL path that an asset is served at. */
  readonly assetUrl: (path: string, hash: string) => string;
  /** The address on the host of one that is written from the site's root. */
  readonly onHost: (written: string) => string;
  /** Project path of a file in the public folder, by its URL path. */
  readonly publicFile?: (url: string) => string;
  /** The tag or branch that `-` stands for in links with `/blob/-/`. */
  readonly version?: string;
  /** The site's remark and rehype plugins. */
  readonly plugins?: MarkdownPlugins;
}

/**
 * An edit of a segment's text for the Markdown twin. `replacement` is called once links and included code are known.
 */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly replacement: () => string;
}

/** A line that defines the target of a label. */
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
  /** Worst-case milliseconds of highlighting the page's code so far. */
  highlightingCost: number;
  /** Bytes of the files included by the page's fences so far. */
  includedBytes: number;
  /** Nodes of the page's trees so far, and raw HTML nodes among them. */
  nodes: number;
  rawNodes: number;
  /** Characters of the page that went through the reference parser, and how much work they were for it. */
  referenceCharacters: number;
  referenceWork: number;
  /** The page's link definitions, by normalized label. */
  readonly definitions: ReadonlyMap<string, LinkDefinition>;
  /** Characters of definitions that were parsed again with other segments. */
  sharedCharacters: number;
  /** Rewritten URLs: from the original to the one in the page. */
  readonly rewrites: Map<string, string>;
  /** Edits of the current segment for the Markdown twin. */
  edits: readonly TextEdit[];
  /** The node types of the current segment; absent if plugins of the site may have added others. */
  types?: ReadonlySet<string>;
  /** Lines of the file before the current segment; columns before its first line. */
  lineOffset: number;
  columnOffset: number;
}

declare module 'vfile' {
  interface DataMap {
    page: ParseContext;
  }
}

/** The context of the page that a plugin is processing. */
export function contextOf(file: VFile): ParseContext {
  return file.data.page as ParseContext;
}

/** Whether the segment may contain nodes of any of some types, so that plugins can skip walking it. */
export function mayContain({ types }: ParseContext, ...wanted: readonly string[]): boolean {
  return !types || wanted.some((type) => types.has(type));
}

/** The position of a node's start in the source file. */
export function positionOf(node: Node, context: ParseContext): Position {
  const start = node.position?.start;
  if (!start) return { line: context.lineOffset + 1, column: 1 };
  return {
    line: start.line + context.lineOffset,
    column: start.line === 1 ? start.column + context.columnOffset : start.column,
  };
}
