// The API of one export of a documented package, as read from its declarations.
import type { LeftExport } from './left-export.ts';
import type { Plan } from './page.ts';
import type { Problem } from './problem.ts';

export type ApiKind = 'component' | 'interface' | 'enum' | 'hook' | 'function';

export interface ApiParameter {
  readonly name: string;
  readonly type: string;
  readonly description: string;
}

/** A prop of a component or a property of an interface. Descriptions are Markdown; types are TypeScript. */
export interface ApiMember {
  readonly name: string;
  readonly type: string;
  /** A shorter text for the table, where the full one is long. */
  readonly shortType?: string;
  readonly required: boolean;
  readonly default?: string;
  readonly description: string;
  /** The reason, or `true` where none was given; absent where not deprecated. */
  readonly deprecated?: string | true;
  readonly plan?: Plan;
  readonly see?: readonly string[];
  readonly signature?: {
    readonly parameters: readonly ApiParameter[];
    readonly returns?: { readonly type: string; readonly description: string };
  };
}

export interface ApiSlot {
  readonly name: string;
  readonly description: string;
  readonly default?: string;
  readonly class: string | null;
}

export interface ApiClass {
  readonly key: string;
  readonly className: string;
  readonly description: string;
  /** A state class shared by all components, such as `Mui-disabled`. */
  readonly global: boolean;
}

/** Props that a component takes from elsewhere, told in one line. */
export interface ApiAccepted {
  readonly from: 'element' | 'package' | 'type';
  /** `button` (`*` for any element); `@velo/base`; `BoxProps`, a type of the package's own that many components share. */
  readonly name: string;
  /** Of a package: the types that declare the props. */
  readonly types?: readonly string[];
  /** Where it is documented, if that is known; of an element it follows from the name. */
  readonly href?: string;
  /** The names of the props. */
  readonly names: readonly string[];
  /** The props themselves, where they are few enough to read: of other packages. */
  readonly members?: readonly ApiMember[];
}

export interface Api {
  /** The exported name, unique in its product. */
  readonly name: string;
  readonly kind: ApiKind;
  readonly productId: string;
  readonly pathname: string;
  readonly plan?: Plan;
  readonly description: string;
  readonly deprecated?: string | true;
  /** Whole import statements, deepest path first. */
  readonly imports: readonly string[];
  readonly members: readonly ApiMember[];
  /** Members that the package types but does not describe. */
  readonly undescribed?: readonly ApiMember[];
  readonly slots: readonly ApiSlot[];
  readonly classes: readonly ApiClass[];
  /** `MuiButton`: the component's name in a theme. */
  readonly themeName?: string;
  /** The type that a `ref` to a component holds: `HTMLDivElement`. */
  readonly ref?: string;
  /** Its code passes unknown props on to an element. */
  readonly spread?: true;
  /** The signatures of a hook or function that has several. */
  readonly overloads?: readonly string[];
  /** What a hook or function returns. */
  readonly returns?: { readonly type: string; readonly description: string };
  /** The component, or the native element, whose props this one takes as well, with its page where the site has one. */
  readonly inherits?: { readonly name: string; readonly href?: string };
  /** Props that work, too, and have no rows: of native elements, of types of other packages, of what all components share. */
  readonly accepts?: readonly ApiAccepted[];
  /** The components that are properties of this one, `Tabs.List`, with their pages. */
  readonly parts?: readonly { readonly name: string; readonly href: string }[];
  /** Origin of the package's home page, `https://example.com`: links to it in comments may mean pages of this site. */
  readonly home?: string;
  /** The declaration file, relative to node_modules. */
  readonly declaredIn: string;
}

/** All rows of a page's first table, described or not: required members come first, then by name. */
export function memberRowsOf({
  members,
  undescribed = [],
}: Pick<Api, 'members' | 'undescribed'>): readonly ApiMember[] {
  // Parameters, all of them members, stand in their order.
  return undescribed.length === 0 ? members : [...members, ...undescribed].sort(requiredFirst);
}

/**
 * Whether a component takes props of which nothing is told: where those of a native element are named, it is known what
 * becomes of them.
 */
export function takesUntold({ spread, accepts = [] }: Pick<Api, 'spread' | 'accepts'>): boolean {
  return spread === true && !accepts.some(({ from }) => from === 'element');
}

/** Compares members for the order of every table: required ones first, then by name. */
export function requiredFirst(a: ApiMember, b: ApiMember): number {
  if (a.required !== b.required) return a.required ? -1 : 1;
  const [left, right] = [a.name.toLowerCase(), b.name.toLowerCase()];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** A function that selects part of a state, listed by category. */
export interface ApiSelector {
  readonly name: string;
  readonly category: string;
  readonly description: string;
  /** The type it returns. */
  readonly type: string;
  /** Its parameters after the state. */
  readonly parameters?: readonly ApiParameter[];
  readonly deprecated?: string | true;
  readonly plan?: Plan;
  readonly imports: readonly string[];
}

/** An event that can be listened to. */
export interface ApiEvent {
  readonly name: string;
  readonly description: string;
  /** The type of a listener's first argument. */
  readonly params?: string;
  /** The type of the event that caused it. */
  readonly event?: string;
  readonly plan?: Plan;
}

/**
 * Exports without pages of their own, which guides show as tables through a component directive with `"api": "events"`.
 */
export interface ApiLists {
  readonly productId: string;
  readonly selectors: readonly ApiSelector[];
  readonly events: readonly ApiEvent[];
}

/** The result of reading the packages of a product. */
export interface ApiReading {
  readonly apis: readonly Api[];
  /** Exports without a page, so that whoever names one is told which line of the config would make it. */
  readonly left?: readonly LeftExport[];
  readonly lists?: readonly ApiLists[];
  readonly problems: readonly Problem[];
}
