// The resolved config that everything reads, complete and frozen; and the types it shares with the user's config.
import type { CspSources } from './csp-sources.ts';
import type { DemoWrapper } from './demo-wrapper.ts';
import type { Banner, CssVariables, Favicon, OwnCodeTheme, SiteFonts, SocialLink, ThemeColors } from './identity.ts';
import type { HeadElement, Plan, PageOptions } from './page.ts';
import type { RuleId, Severity } from './problem.ts';
import type { Services } from './services.ts';
import type { SiteLayout } from './site-layout.ts';

/** A link of the header, the footer or a menu. */
export interface SiteLink {
  readonly text: string;
  readonly href: string;
}

/** A version of a product, for the version switcher. */
export interface ProductVersion extends SiteLink {
  /** Whether this site documents it. */
  readonly current?: boolean;
}

/** A package whose exports get API pages. A name gets the plan of the first package of the product that exports it. */
export interface ApiPackage {
  readonly name: string;
  readonly plan?: Plan;
}

/**
 * Which exports of which packages get a page. Patterns are exported names in which `*` matches any letters. A pattern
 * selects components (or hooks, if it begins with `use`); a name without `*` selects any export, types included.
 */
export interface ProductApi {
  /** Where the API pages live, base included: `/docs/api/buttons/`. */
  readonly pathname: string;
  readonly packages: readonly (string | ApiPackage)[];
  /** Default: every component the packages export. */
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
  /** Pattern of the functions that guides list by `@category`, such as `*Selector`. */
  readonly selectors?: string;
  /** The exported interface whose members are the events that guides list. */
  readonly events?: string;
}

export interface Product {
  /** The id that pages give in `productId`. */
  readonly id: string;
  readonly name: string;
  /** Pathname of the product's first page. */
  readonly href?: string;
  /** For analytics. */
  readonly category?: string;
  /** The newest first. */
  readonly versions?: readonly ProductVersion[];
  readonly api?: ProductApi;
}

/** News for the site's readers, shown under the bell of the app bar. */
export interface SiteNotification {
  /** Must stay the same when the text is corrected, so that readers who have seen it are not notified again. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly href?: string;
}

/** A pathname that `route` returns for a file, alone or with page options. */
export type Route = string | ({ readonly pathname: string } & PageOptions);

/** Maps a content file, by its path below its content root, to pathnames; to none if it is not a page. */
export type RouteFunction = (file: string) => Route | readonly Route[] | undefined;

/** A house ad, shown when no other ad can be. */
export interface HouseAd {
  readonly name: string;
  readonly link: string;
  readonly img: string;
  readonly description: string;
  readonly poweredby: string;
  readonly label: string;
}

/** What readers find. */
export interface SearchOptions {
  /** Groups of terms that mean the same. */
  readonly synonyms: readonly (readonly string[])[];
  /** Beginnings of the pathnames of pages that come after others, but for those who are there. */
  readonly aside: readonly string[];
}

/** A chat that opens demos: its name for readers, and the address that demos are sent to. */
export interface Chat {
  readonly name: string;
  /** An http(s) URL. */
  readonly endpoint: string;
}

/** A plugin of the unified chain, alone or with its options. */
export type MarkdownPlugin =
  | ((...options: never[]) => unknown)
  | readonly [(...options: never[]) => unknown, ...unknown[]];

/** A plugin of esbuild's. */
export interface BundlerPlugin {
  readonly name: string;
  readonly setup: (build: never) => void | Promise<void>;
}

/** What writers of Markdown are trusted with: code that runs in the browser and at build, or nothing but text. */
export type Trust = 'code' | 'text';

/** The resolved config: absolute folders, normalised paths, defaults filled in. */
export interface Config {
  /** Absolute folder of the config file (or the working directory). */
  readonly root: string;
  /** Absolute path of the config file, if there is one. */
  readonly file?: string;
  readonly name?: string;
  readonly description: string;
  readonly logo?: string;
  /** Without a trailing slash; empty for the root. */
  readonly base: string;
  readonly outLayout: SiteLayout['outLayout'];
  readonly origin?: string;
  readonly content: readonly string[];
  readonly out: string;
  readonly cache: string;
  readonly public?: string;
  /** Absolute folders and files that Markdown may name besides those of the project. */
  readonly readable: readonly string[];
  readonly trust: Trust;
  /** Absolute files and folders of the demos that pages may show where they are trusted with text only. */
  readonly trustedDemos: readonly string[];
  readonly navigation?: string;
  readonly locales: readonly string[];
  readonly defaultLocale: string;
  readonly translations?: string;
  readonly products: readonly Product[];
  readonly aliases: Readonly<Record<string, string>>;
  readonly moduleRoots: readonly string[];
  /** Keyed by import specifier or by absolute path. */
  readonly replacements: Readonly<Record<string, string>>;
  readonly define: Readonly<Record<string, string>>;
  readonly loaders: Readonly<Record<string, string>>;
  readonly esbuildPlugins: readonly BundlerPlugin[];
  readonly remarkPlugins: readonly MarkdownPlugin[];
  readonly rehypePlugins: readonly MarkdownPlugin[];
  readonly route?: RouteFunction;
  readonly externalPaths: readonly string[];
  readonly severity: Readonly<Partial<Record<RuleId, Severity>>>;
  readonly translateUrl?: string;
  readonly templates: Readonly<Record<string, string>>;
  readonly notifications: readonly SiteNotification[];
  readonly productCategories: Readonly<Record<string, string>>;
  readonly repository?: Repository;
  readonly editUrl?: string;
  readonly theme: ThemeColors;
  /** Corner radius of the shell's large parts, in pixels. */
  readonly radius?: number;
  readonly themeOptions?: ThemeOptions;
  readonly fonts: SiteFonts;
  readonly codeTheme?: OwnCodeTheme;
  /** Absolute paths, and specifiers of packages, of the site's own style sheets. */
  readonly css: { readonly files: readonly string[]; readonly variables: CssVariables };
  readonly head: readonly HeadElement[];
  readonly favicon?: Favicon;
  readonly social: readonly SocialLink[];
  readonly banner?: Banner;
  /** The languages whose pages have the interface in their own language; the others have that of the default one. */
  readonly interfaceLocales: readonly string[];
  readonly links: readonly SiteLink[];
  readonly footer: { readonly text: string; readonly links: readonly SiteLink[] };
  readonly demoSetup?: string;
  /** The first that fits an island is around it. */
  readonly demoWrappers: readonly DemoWrapper[];
  /** Absolute path of the module of house ads. */
  readonly ads?: string;
  readonly services: Services;
  readonly redirects?: string;
  readonly playground?: string;
  readonly sandbox: SandboxTemplates;
  readonly productionErrors: readonly string[];
  readonly socialImages: 'section' | 'page' | 'none';
  readonly fontHost?: string;
  readonly search: SearchOptions;
  readonly chat?: Chat;
  /** What is added to each directive of the policy; `false`: pages have none. */
  readonly csp: CspSources | false;
}

/** Options of Material UI's theme: the absolute path of a module, or JSON. */
export type ThemeOptions = { readonly module: string } | { readonly json: string };

/** Templates of the project that a reader gets of a demo; modules are absolute paths. */
interface SandboxTemplates {
  readonly entry?: string;
  readonly theme?: string;
  readonly head: string;
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

interface Repository {
  readonly url: string;
  readonly branch: string;
  readonly tag?: string;
}

/** The revision that the site documents: the tag of a release, else a branch. */
export function revisionOf({ tag, branch }: Repository): string {
  return tag ?? branch;
}
