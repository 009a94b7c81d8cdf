// The API as published JSON: the shapes of `<page>.json` and `index.json`, which api-diff reads back. Members and
// classes are published as they are in the record; empty sections are left out. Descriptions are Markdown with links to
// pathnames; types are TypeScript.
import type { ApiAccepted, ApiClass, ApiKind, ApiMember, ApiSlot } from './api.ts';
import type { NavigationLink } from './navigation.ts';
import type { Plan } from './page.ts';

/** A slot; `null` means that it has no default element. */
type ApiSlotJson = Omit<ApiSlot, 'default'> & { readonly default: string | null };

/** Members under the name that fits their kind: of a component, of an interface, of a hook or function. */
export interface ApiSectionsOf<Member, Slot, Class> {
  readonly props?: readonly Member[];
  readonly properties?: readonly Member[];
  readonly parameters?: readonly Member[];
  /** Props that the package types but does not describe. */
  readonly undescribed?: readonly Member[];
  readonly slots?: readonly Slot[];
  readonly classes?: readonly Class[];
}

interface ApiHeadJson {
  readonly name: string;
  readonly kind: ApiKind;
  readonly pathname: string;
  readonly plan?: Plan;
  readonly deprecated?: string | true;
}

/** One API page: `/x/api/buttons/button.json`. */
export interface ApiPageJson extends ApiHeadJson, ApiSectionsOf<ApiMember, ApiSlotJson, ApiClass> {
  readonly description: string;
  readonly imports: readonly string[];
  /** What a hook or function returns. */
  readonly returns?: { readonly type: string; readonly description: string };
  /** The component's name in a theme. */
  readonly themeName?: string;
  /** The type of element that a `ref` receives. */
  readonly ref?: string;
  /** Unknown props are passed on to an element. */
  readonly spread?: true;
  /** The component, or the native element, whose props this one takes as well. */
  readonly inherits?: { readonly name: string; readonly href?: string };
  /** Props that work, too, and are told in a line: of native elements, of other packages, of types that many share. */
  readonly accepts?: readonly ApiAccepted[];
  /** Components that are properties of this one. */
  readonly parts?: readonly { readonly name: string; readonly href: string }[];
  /** The signatures of a function that has several. */
  readonly overloads?: readonly string[];
  readonly demos?: readonly NavigationLink[];
}

/** The parts of a page whose change is a change of the API, not of wording. */
export type ApiIndexMember = Pick<ApiMember, 'name' | 'type' | 'required' | 'default' | 'deprecated' | 'plan'>;
export type ApiIndexSlot = Pick<ApiSlotJson, 'name' | 'default' | 'class'>;
export type ApiIndexClass = Pick<ApiClass, 'key' | 'className' | 'global'>;

export interface ApiIndexEntry extends ApiHeadJson, ApiSectionsOf<ApiIndexMember, ApiIndexSlot, ApiIndexClass> {
  /** The id of the product: two products may export the same name. */
  readonly product: string;
  /** URL path of the page's own file. */
  readonly json: string;
  readonly imports: readonly string[];
}

/** Every API page of a site: `/x/api/index.json`. */
export interface ApiIndexJson {
  readonly $schema: string;
  readonly pages: readonly ApiIndexEntry[];
}

/** URL path of a page's JSON: `/x/api/buttons/button/` is `/x/api/buttons/button.json`. */
export function apiJsonUrlOf(pathname: string): string {
  return `${pathname.replace(/\/$/, '')}.json`;
}
