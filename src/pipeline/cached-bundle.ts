// A bundle of demos as the cache keeps it: what it was made from, and everything in it as JSON.
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
  readonly problems: readonly (readonly [string, Problem])[];
}

/** Compiled templates as the cache keeps them. */
export interface CachedTemplates {
  readonly compiled: CompiledTemplates;
  readonly reads: readonly FileRead[];
}
