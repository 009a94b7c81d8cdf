// An island, the part of a page that runs in the browser: a demo or a component that a directive names. It is a module
// and the props of its default export.
import type { DemoStyling, ImportedValues } from './demo.ts';
import type { FileRefusal } from './file-refusal.ts';
import type { FileRead } from './source-file.ts';

/** A component that directives name: the module that the name resolves to, or why there is none. */
export interface SiteComponent {
  /** Project path of its module; absent if not found. */
  readonly entry?: string;
  /** Why the module may not be used. */
  readonly refusal?: FileRefusal;
  readonly suggestion?: string;
}

/** One thing to bundle and render. */
export interface Island {
  /** Unique in the site: a demo's id, or a component's with a hash of its props. */
  readonly id: string;
  /** The id of its bundle, which all islands of one module share. */
  readonly module: string;
  /** Project path of the module. */
  readonly entry: string;
  /** JSON. */
  readonly props?: Readonly<Record<string, unknown>>;
  /** The files that it is known to depend on. */
  readonly reads: readonly FileRead[];
  /** What its files import that is none of them, as they name it; only demos have it. */
  readonly imports?: readonly string[];
  /** Of a demo that is a folder of stylings: the one that this is. */
  readonly styling?: DemoStyling;
  /** What may be class names in its sources, for Tailwind. */
  readonly classes?: readonly string[];
  /** What its module hands on besides; only demos have it. */
  readonly values?: readonly ImportedValues[];
}
