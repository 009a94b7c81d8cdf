// One live example: its source files as a reader sees them, and the result of rendering it.
import type { FileRead } from './source-file.ts';
import type { Plan } from './page.ts';
import type { Problem } from './problem.ts';

export type DemoStyling = 'system' | 'tailwind' | 'css';
export type DemoLanguage = 'ts' | 'js';

/** An import in the text of a demo's file: its specifier, and offsets of its text with the quotes. */
export interface ModuleRequest {
  readonly specifier: string;
  readonly start: number;
  readonly end: number;
  /** Named by `new URL(…, import.meta.url)`: such a path keeps its extension. */
  readonly isUrl?: true;
  /** Path of the file that it leads to; absent for packages, and where there is no such file. */
  readonly target?: string;
}

/** A tab of a demo: one file's name and text. */
export interface DemoFile {
  readonly name: string;
  readonly path: string;
  readonly code: string;
}

/** What the files of a demo import from elsewhere: the names that are used as values, `default` among them. */
export interface ImportedValues {
  /** As written; a path is relative to the demo's entry. */
  readonly specifier: string;
  readonly names: readonly string[];
}

/**
 * The files of one styling, the entry first. `ts` is absent where the source is JavaScript, `js` where the TypeScript
 * has syntax that cannot be erased (a namespace).
 */
export interface DemoVariant {
  readonly styling: DemoStyling;
  readonly entry: string;
  readonly ts?: readonly DemoFile[];
  readonly js?: readonly DemoFile[];
  /** The most relevant lines, by language. */
  readonly previews: { readonly [language in DemoLanguage]?: string };
  /** Files that run and are not shown, which an export carries, too: the site's own modules, pictures that are text. */
  readonly unshown?: { readonly [language in DemoLanguage]?: readonly DemoFile[] };
  /** What each file imports, by its path. Files that import nothing are left out. */
  readonly requests: Readonly<Record<string, readonly ModuleRequest[]>>;
  /** What may be class names in its sources: of a variant that Tailwind is to make rules for. */
  readonly classes?: readonly string[];
  /** What its module hands on, so that an edited text of it can import the same; sorted. */
  readonly values?: readonly ImportedValues[];
}

export interface Demo {
  /** The entry's path without extension, relative to the project's root: unique in the site. */
  readonly id: string;
  /** `Basic` of `Basic.tsx`; the anchors are made from it. */
  readonly name: string;
  readonly variants: readonly DemoVariant[];
  /** The preview of the variant that is shown first, as text. */
  readonly preview?: string;
  /** Bare specifiers the demo imports (`@scope/pkg/Thing`), for plan badges and sandboxes. */
  readonly imports: readonly string[];
  readonly plan?: Plan;
  /**
   * The props that its default export gives a default of its own, where that is a literal. Absent where the default export
   * takes no props for certain.
   */
  readonly ownDefaults?: Readonly<Record<string, string | number | boolean>>;
  readonly reads: readonly FileRead[];
  readonly problems: readonly Problem[];
}

/**
 * A style sheet that belongs to a demo's module: its URL path, and its text where that is too short to be worth a
 * request.
 */
export interface DemoSheet {
  readonly url: string;
  readonly css?: string;
  /** Whether it belongs in the cascade layer of demos, over that of the library's styles. */
  readonly isLayered?: true;
}

/** The result of rendering a demo on the server. `html` is absent for a demo that runs only in the browser. */
export interface DemoRendering {
  readonly id: string;
  readonly html?: string;
  /**
   * Emotion's rules by id, so that a page with several demos contains each rule once. Before the id of a rule in a
   * cascade layer stand its cache's key and a space.
   */
  readonly styles: Readonly<Record<string, string>>;
  /** The CSS files that it imports, as one style sheet. */
  readonly sheet?: DemoSheet;
  readonly problems: readonly Problem[];
}

/** The languages that a variant can be shown in, the one it was written in first. */
export function languagesOf(variant: DemoVariant): DemoLanguage[] {
  return [...(variant.ts ? (['ts'] as const) : []), ...(variant.js ? (['js'] as const) : [])];
}

/** Every styling and language of a demo's source, starting with the one that is shown first. */
export function shownVariants({
  variants,
}: Pick<Demo, 'variants'>): { styling: DemoStyling; language: DemoLanguage }[] {
  return variants.flatMap((variant) =>
    languagesOf(variant).map((language) => ({ styling: variant.styling, language })),
  );
}
