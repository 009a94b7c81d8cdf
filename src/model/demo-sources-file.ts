// What a page fetches of a demo besides its own HTML: the sources of other variants, and what an export is made of. One
// JSON file per demo, and one for the site with all that exports have in common.
import { assetsPath } from './address.ts';
import type { DemoLanguage, DemoStyling } from './demo.ts';

/** A variant of a demo's source that the page itself does not contain. */
export interface DemoSourceView {
  readonly styling: DemoStyling;
  readonly language: DemoLanguage;
  /** Code blocks as HTML. */
  readonly preview?: string;
  readonly files: readonly { readonly name: string; readonly html: string }[];
}

/** The JSON file of a demo, at the URL in its `data-sources`. */
export interface DemoSourcesFile {
  /** Every variant but the one that the page shows first. */
  readonly variants: readonly DemoSourceView[];
  readonly project: DemoProject;
}

interface DemoProject {
  /** URL of the {@link SandboxKit}. */
  readonly kit: string;
  /** One for each styling and language, the one that is shown first at the beginning. */
  readonly exports: readonly DemoExport[];
}

/** The files of a demo as they lie beside each other in the `src` folder of a project of their own. */
export interface DemoExport {
  readonly styling: DemoStyling;
  readonly language: DemoLanguage;
  /** The demo's own file is the first. */
  readonly files: readonly SandboxFile[];
  /** Specifiers of packages' modules that the files import. */
  readonly imports: readonly string[];
  /** Relative imports of the demo's own file that are spelled differently here, by what it says on the page. */
  readonly renamed?: Readonly<Record<string, string>>;
}

/** A file of a project; `name` is its path in the project's folder, or below `src`. */
export interface SandboxFile {
  readonly name: string;
  readonly code: string;
}

/** What all exports of a site have in common. */
export interface SandboxKit {
  /** The module that renders the demo, and the one with its theme, in each language. */
  readonly entry: Readonly<Record<DemoLanguage, string>>;
  readonly theme: Readonly<Record<DemoLanguage, string>>;
  /** The site's own options of the theme, where they are a module that the theme imports. */
  readonly siteTheme?: Readonly<Record<DemoLanguage, string>>;
  /** The first for demos whose own CSS wins over the library's, where it is another module there. */
  readonly layeredEntry?: Readonly<Record<DemoLanguage, string>>;
  /** Specifiers of packages' modules that these two import. */
  readonly imports: readonly string[];
  /** Further elements of the document's head. */
  readonly head: string;
  readonly scripts: Readonly<Record<string, string>>;
  /** Installed packages that exports may need, by name. */
  readonly packages: Readonly<Record<string, SandboxPackage>>;
  /** Packages that every project gets as the config says. */
  readonly dependencies: Readonly<Record<string, string>>;
}

/** An installed package. */
export interface SandboxPackage {
  /** What package.json says: `^19.1.0`, or a version alone. */
  readonly version: string;
  /** Packages that it needs beside it. */
  readonly peers?: readonly string[];
  /** The package that has its types, as it is installed: `@types/react`. */
  readonly types?: string;
}

/** URL of the site's {@link SandboxKit}. */
export function sandboxKitUrl(base: string): string {
  return `${assetsPath(base)}demo-sources/kit.json`;
}
