// What the editor of demos is told of a site: where its own code lies, and what demos may import. One JSON file, which
// nothing but the editor asks for.

/** What the module of a demo hands on: specifiers, each followed by its names, in the order of `handedOnName`. */
interface DemoModule {
  /** URL path. */
  readonly module: string;
  readonly values: readonly (readonly [specifier: string, ...names: string[]])[];
}

export interface DemoEditing {
  /** URL path of the editor's module. */
  readonly editor: string;
  /** URL path of the document in which edited code runs. */
  readonly runner: string;
  /** Whether the modules of all demos share their packages; a dev server bundles each page apart. */
  readonly shared: boolean;
  /** The lightest first. */
  readonly demos: readonly DemoModule[];
}

/** URL path of the file. It is always asked for anew: names of modules carry hashes. */
export function demoEditingUrl(base: string): string {
  return `${base}/demo-editing.json`;
}
