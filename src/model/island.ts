// What runs in pages: a demo, or a component that a directive names. A module, and the props that its default export
// gets.
import type { FileRead } from './source-file.ts';

/** A component that directives name: the module that the name leads to, or what it may have meant. */
export interface SiteComponent {
  /** Project path of its module; absent where there is none. */
  readonly entry?: string;
  readonly suggestion?: string;
}

/** One thing to bundle and render. */
export interface Island {
  /** Unique in the site: a demo's id, or a component's with a hash of its props. */
  readonly id: string;
  /** Islands of one module share its bundle: the id that it is bundled by. */
  readonly module: string;
  /** Project path of the module. */
  readonly entry: string;
  /** JSON. */
  readonly props?: Readonly<Record<string, unknown>>;
  /** The files that it is known to be made of. */
  readonly reads: readonly FileRead[];
}
