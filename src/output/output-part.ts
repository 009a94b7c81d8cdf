// A share of the output: what it claims, the file at one path, all its files. What every part is made from.
import type { CompiledEditor } from '../bundle/compile-editor.ts';
import type { FileSnapshot } from '../disk/file-snapshot.ts';
import type { EmitSources } from '../emit/emitter.ts';
import type { SearchFiles } from '../emit/search-files.ts';
import type { OutputClaim, OutputFile, StreamedFile } from '../model/output-file.ts';
import type { PageBodies } from '../model/page.ts';
import type { Problem } from '../model/problem.ts';
import type { Site } from '../model/site.ts';
import type { Trace } from '../model/trace.ts';
import type { RenderThreads } from './render-threads.ts';
import type { SiteRenderer } from './site-renderer.ts';
import type { SocialImages } from './social-images.ts';

/** A share of the output of a site. Parts have no state: what they are made from is handed to them. */
export interface OutputPart {
  readonly name: string;
  /** Says that its files are made from all pages: a dev server asks for them once every page is read. */
  readonly needsAllPages?: true;
  /**
   * The places of its files, in no time: links are checked against them. A file that is named by a hash of its content
   * is left out.
   */
  claims(site: Site): Iterable<OutputClaim>;
  /** The file at a path; `undefined` where the part has none. */
  fileAt(path: string, sources: OutputSources, request: OutputRequest): MaybePromise<OutputFile | undefined>;
  /** Every file, made as it is asked for. */
  files(sources: OutputSources): Iterable<StreamedFile> | AsyncIterable<StreamedFile>;
}

/** A part that waits for nothing. */
export interface PlainPart extends OutputPart {
  files(sources: OutputSources): Iterable<StreamedFile>;
}

type MaybePromise<T> = T | Promise<T>;

/** What a dev server knows of a request besides its path. */
export interface OutputRequest {
  /** Address of the page that asks. */
  readonly referer?: string | undefined;
}

/** What the output of a site is made from. */
export interface OutputSources {
  readonly site: Site;
  readonly bodies: PageBodies;
  readonly files: FileSnapshot;
  readonly renderer: SiteRenderer;
  readonly threads: RenderThreads;
  readonly demos: DemoFiles;
  readonly editor: EditorSource;
  readonly social?: SocialImages;
  readonly search: () => SearchFiles;
  readonly emit: EmitSources;
  /** Told when what was made. */
  readonly trace: Trace;
  /** Told of what goes wrong while a file is made; something is made in its place all the same. */
  readonly onProblem: (problem: Problem) => void;
}

/** The modules and style sheets of demos: bundled before, or when one is asked for. */
export interface DemoFiles {
  readonly files: readonly StreamedFile[];
  fileAt(path: string, request: OutputRequest): MaybePromise<OutputFile | undefined>;
}

/** The editor of demos: compiled before, or when it is asked for. */
interface EditorSource {
  readonly made?: CompiledEditor;
  make(): Promise<CompiledEditor>;
  /** URL path of a demo's module by its id. */
  moduleOf(module: string): string | undefined;
  /** What a module costs a reader, in compressed bytes, where that is known. */
  costOf(module: string): number;
  /** Whether the modules of all demos share their packages. */
  readonly shared: boolean;
}
