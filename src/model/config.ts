// The user's wishes: as written in xdocs.config.ts (UserConfig), and resolved once, complete and frozen (Config).
import type { Plan, PageOptions } from './page.ts';
import type { RuleId, Severity } from './problem.ts';
import type { TemplatePart } from './template-parts.ts';

/** A place the header, the footer or a menu leads to. */
export interface SiteLink {
  readonly text: string;
  readonly href: string;
}

/** A version of a product, for the version switcher. */
export interface ProductVersion extends SiteLink {
  readonly current?: boolean;
}

/** A package whose exports get API pages. The first package of a product that exports a name gives it its plan. */
export interface ApiPackage {
  readonly name: string;
  readonly plan?: Plan;
}

/**
 * Which exports of which packages get a page. Patterns are exported names in which `*` stands for any letters: they find
 * components (hooks, if they begin with `use`); a name written out finds whatever it names, types included.
 */
export interface ProductApi {
  /** Where the API pages live, base included: `/docs/api/buttons/`. */
  readonly pathname: string;
  readonly packages: readonly (string | ApiPackage)[];
  /** Default: every component the packages export. */
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
  /** Functions that guides list by `@category`: a pattern such as `*Selector`. */
  readonly selectors?: string;
  /** The exported interface whose members are the events that guides list. */
  readonly events?: string;
}

export interface Product {
  /** What pages name in `productId`. */
  readonly id: string;
  readonly name: string;
  /** Pathname of the product's first page. */
  readonly href?: string;
  readonly category?: string;
  readonly versions?: readonly ProductVersion[];
  readonly api?: ProductApi;
}

/** Something that the site tells its readers, shown under the bell of the app bar. */
export interface SiteNotification {
  /** Stays the same while the text is corrected: readers who have seen it are not told again. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly href?: string;
}

/** What `route` may return for a file: pathnames, or pathnames with page options, or nothing. */
export type Route = string | ({ readonly pathname: string } & PageOptions);

/** The palette of the site: one colour per scheme, each chosen so that text on it passes AA. */
export interface ThemeColors {
  readonly primary?: { readonly light: string; readonly dark: string };
  readonly secondary?: { readonly light: string; readonly dark: string };
}

/** The site's own font: a WOFF2 file below `public`, which pages load early and use only if it is there in time, so that no text shifts. */
export interface SiteFont {
  readonly family: string;
  /** URL path: `/static/fonts/inter.woff2`. */
  readonly src: string;
  /** Default: `100 900`, a variable font. */
  readonly weight?: string;
}

/** An ad of the house, shown when no other can be. */
export interface HouseAd {
  readonly name: string;
  readonly link: string;
  readonly img: string;
  readonly description: string;
  readonly poweredby: string;
  readonly label: string;
}

/** A plugin of the unified chain, alone or with its options. */
export type MarkdownPlugin = ((...options: never[]) => unknown) | readonly [(...options: never[]) => unknown, ...unknown[]];

/** A plugin of esbuild's. */
export interface BundlerPlugin {
  readonly name: string;
  readonly setup: (build: never) => void | Promise<void>;
}

/** The config file's default export. Every key is optional; an unknown one is an error. */
export interface UserConfig {
  /** The site's name. Default: the name in package.json, else the home page's heading. */
  name?: string;
  description?: string;
  /** Path of an SVG or PNG below `public`, shown in the app bar, as a URL path (`/static/logo.svg`). */
  logo?: string;
  /** Path prefix of all pages, such as `/x`. Default: none. */
  base?: string;
  /** `https://example.com`: where the site will be served. Canonical links and the sitemap need it. */
  origin?: string;
  /** Content roots, relative to the config's folder. Default: `content`. */
  content?: string | string[];
  /** Default: `build`. */
  out?: string;
  /** Folder copied to the output's root. Default: `public`, if there is one. */
  public?: string;
  /** Module whose default export is the navigation. Default: `navigation.ts` in a content root, else the folders. */
  navigation?: string;
  /** The first is the default and has no path prefix. Default: `['en']`. */
  locales?: string[];
  /** Folder of `<locale>.json` files: interface texts and `pages.<pathname>` titles. */
  translations?: string;
  /**
   * Components of the site's own in the place of parts of the shell: `{ Footer: './Footer.tsx' }`. A default export that takes
   * what the part takes (a `FrameView`, a `PageView`); `import { ShellFooter } from 'xdocs:Footer'` is the part itself.
   */
  templates?: Partial<Record<TemplatePart, string>>;
  /** Where readers can help to translate. */
  translateUrl?: string;
  /** News for readers, the newest first. */
  notifications?: SiteNotification[];
  products?: Product[];
  /** `{ 'bikes/*': 'content/bikes/*' }`: import aliases of demos and components. */
  aliases?: Record<string, string>;
  /** Folders in which imports without a leading dot are looked up when no package has that name: `['../app']` for `docs/…`. */
  moduleRoots?: string[];
  /**
   * Stub files in the place of modules that the site does not want: `{ 'docs/src/Ad': 'stubs/ad.tsx' }`. A key is what an
   * import names, `*` standing for any text, or a file (`./app/Ad.tsx`), whatever the import that leads to it.
   */
  replacements?: Record<string, string>;
  /** Expressions in the place of names: `{ 'process.env.SITE': '"bikes"', __DEV__: 'false' }`. Values are JSON or a name. */
  define?: Record<string, string>;
  /** How files are imported, by extension: `{ '.txt': 'text', '.glsl': 'text' }`. Loaders are esbuild's. */
  loaders?: Record<string, string>;
  /** esbuild plugins for demos and components; they come before xdocs's own. */
  esbuildPlugins?: BundlerPlugin[];
  /** remark plugins, run before xdocs's own: `[remarkMath, [remarkToc, { tight: true }]]`. Pages then take the slower parser. */
  remarkPlugins?: MarkdownPlugin[];
  /** rehype plugins, run after xdocs's own. */
  rehypePlugins?: MarkdownPlugin[];
  /** Replaces the default route of a file (its path below its content root). */
  route?: (file: string) => Route | readonly Route[] | undefined;
  /** Path prefixes on this origin that other sites serve, so that links to them are not broken. */
  externalPaths?: string[];
  /** How severe problems of a rule are, if not as it says itself: `{ 'anchor-broken': 'warning' }`. Decides about the exit code, not about pages. */
  severity?: Partial<Record<RuleId, Severity>>;
  /** Product categories by the first segment of a pathname, for analytics: `{ docs: 'docs', versions: 'docs' }`. A product's own category comes first. */
  productCategories?: Record<string, string>;
  /** `https://github.com/org/repo`: the source link, feedback labels, and the meaning of `/blob/-/` in links. */
  repository?: { url: string; branch?: string; tag?: string };
  /**
   * Where a page's source is edited: `https://github.com/org/docs/edit/main/{path}`. `{path}` is the page's path in its
   * repository, which is the project's own, or else that of the first content root that has one. Pages of others have no link, nor has
   * a file that the repository does not hold as it is here; in a shallow clone, which cannot tell, no page has one.
   */
  editUrl?: string;
  theme?: ThemeColors;
  /** The font of the shell and of the text; demos keep theirs. Default: the system's. */
  font?: SiteFont;
  links?: SiteLink[];
  footer?: { text?: string; links?: SiteLink[] };
  /** A module run in the browser before demos start, for licence keys and the like. */
  demoSetup?: string;
  /** Module whose default export is a list of house ads. */
  ads?: string;
  /** Module or JSON file whose default export maps old pathnames to new ones: `{ '/old/': '/new/' }`. */
  redirects?: string;
  /** Module whose default export is a component, shown alone at `/playground/`: without the shell and without a theme. */
  playground?: string;
  /** Packages whose numbered errors of production builds are explained at `/production-error/`: `['@mui/material']`. */
  productionErrors?: string[];
  /**
   * The pictures that chats show for links to pages: one per product or section, one per page, or none. They need an origin, whose
   * address they carry. Default: `section`.
   */
  socialImages?: 'section' | 'page' | 'none';
  /** Host of the style sheet of Material Icons for demos that use the icon font: `https://fonts.googleapis.com`. Default: the site itself. */
  fontHost?: string;
}

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
  readonly origin?: string;
  readonly content: readonly string[];
  readonly out: string;
  readonly cache: string;
  readonly public?: string;
  readonly navigation?: string;
  readonly locales: readonly string[];
  readonly defaultLocale: string;
  readonly translations?: string;
  readonly products: readonly Product[];
  readonly aliases: Readonly<Record<string, string>>;
  readonly moduleRoots: readonly string[];
  /** By what an import names, or by absolute path. */
  readonly replacements: Readonly<Record<string, string>>;
  readonly define: Readonly<Record<string, string>>;
  readonly loaders: Readonly<Record<string, string>>;
  readonly esbuildPlugins: readonly BundlerPlugin[];
  readonly remarkPlugins: readonly MarkdownPlugin[];
  readonly rehypePlugins: readonly MarkdownPlugin[];
  readonly route?: UserConfig['route'];
  readonly externalPaths: readonly string[];
  readonly severity: Readonly<Partial<Record<RuleId, Severity>>>;
  readonly translateUrl?: string;
  readonly templates: Readonly<Record<string, string>>;
  readonly notifications: readonly SiteNotification[];
  readonly productCategories: Readonly<Record<string, string>>;
  readonly repository?: Repository;
  readonly editUrl?: string;
  readonly theme: ThemeColors;
  readonly font?: SiteFont;
  readonly links: readonly SiteLink[];
  readonly footer: { readonly text: string; readonly links: readonly SiteLink[] };
  readonly demoSetup?: string;
  readonly ads?: string;
  readonly redirects?: string;
  readonly playground?: string;
  readonly productionErrors: readonly string[];
  readonly socialImages: 'section' | 'page' | 'none';
  readonly fontHost?: string;
}

export interface Repository {
  readonly url: string;
  readonly branch: string;
  readonly tag?: string;
}

/** What of a repository the site documents: the tag of a release, else a branch. */
export function revisionOf({ tag, branch }: Repository): string {
  return tag ?? branch;
}
