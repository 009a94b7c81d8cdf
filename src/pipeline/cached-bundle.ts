// Bundles as the cache keeps them: what they were made from, and everything in them as JSON.
import type { CompiledTemplates } from '../bundle/bundle-templates.ts';
import type { Problem } from '../model/problem.ts';
import type { FileRead } from '../model/source-file.ts';

/** A bundle as the cache keeps it. */
export interface CachedBundle {
  readonly reads: readonly FileRead[];
  readonly modules: readonly (readonly [string, string])[];
  readonly sheets: readonly (readonly [string, string])[];
  /** Names and base64 contents. */
  readonly files: readonly (readonly [string, string])[];
  readonly problems: readonly (readonly [string, readonly Problem[]])[];
}

/** Compiled templates as the cache keeps them. */
export interface CachedTemplates {
  readonly compiled: CompiledTemplates;
  readonly reads: readonly FileRead[];
}

/** The latest rendering of an island as it is now. */
export interface LatestRendering {
  /** Key of the rendering itself. */
  readonly rendering: string;
  /** Key of the list of files that its bundle was made from, without those that islands name themselves. */
  readonly inputs: string;
}
