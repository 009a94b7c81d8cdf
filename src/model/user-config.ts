// What a writer may put into xdocs.config.ts. The keys' comments are their documentation.
import type {
  BundlerPlugin,
  MarkdownPlugin,
  Product,
  RouteFunction,
  SiteFont,
  SiteLink,
  SiteNotification,
  ThemeColors,
} from './config.ts';
import type { RuleId, Severity } from './problem.ts';
import type { TemplatePart } from './template-parts.ts';

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
   * Components of the site's own in the place of parts of the shell: `{ Footer: './Footer.tsx' }`. A default export
   * that takes what the part takes (a `FrameView`, a `PageView`); `import { ShellFooter } from 'xdocs:Footer'` is the
   * part itself.
   */
  templates?: Partial<Record<TemplatePart, string>>;
  /** Where readers can help to translate. */
  translateUrl?: string;
  /** News for readers, the newest first. */
  notifications?: SiteNotification[];
  products?: Product[];
  /** `{ 'bikes/*': 'content/bikes/*' }`: import aliases of demos and components. */
  aliases?: Record<string, string>;
  /**
   * Folders in which imports without a leading dot are looked up when no package has that name: `['../app']` for
   * `docs/…`.
   */
  moduleRoots?: string[];
  /**
   * Stub files in the place of modules that the site does not want: `{ 'docs/src/Ad': 'stubs/ad.tsx' }`. A key is what
   * an import names, `*` standing for any text, or a file (`./app/Ad.tsx`), whatever the import that leads to it.
   */
  replacements?: Record<string, string>;
  /**
   * Expressions in the place of names: `{ 'process.env.SITE': '"bikes"', __DEV__: 'false' }`. Values are JSON or a
   * name.
   */
  define?: Record<string, string>;
  /** How files are imported, by extension: `{ '.txt': 'text', '.glsl': 'text' }`. Loaders are esbuild's. */
  loaders?: Record<string, string>;
  /** esbuild plugins for demos and components; they come before xdocs's own. */
  esbuildPlugins?: BundlerPlugin[];
  /**
   * remark plugins, run before xdocs's own: `[remarkMath, [remarkToc, { tight: true }]]`. Pages then take the slower
   * parser.
   */
  remarkPlugins?: MarkdownPlugin[];
  /** rehype plugins, run after xdocs's own. */
  rehypePlugins?: MarkdownPlugin[];
  /** Replaces the default route of a file (its path below its content root). */
  route?: RouteFunction;
  /** Path prefixes on this origin that other sites serve, so that links to them are not broken. */
  externalPaths?: string[];
  /**
   * How severe problems of a rule are, if not as it says itself: `{ 'anchor-broken': 'warning' }`. Decides about the
   * exit code, not about pages.
   */
  severity?: Partial<Record<RuleId, Severity>>;
  /**
   * Product categories by the first segment of a pathname, for analytics: `{ docs: 'docs', versions: 'docs' }`. A
   * product's own category comes first.
   */
  productCategories?: Record<string, string>;
  /** `https://github.com/org/repo`: the source link, feedback labels, and the meaning of `/blob/-/` in links. */
  repository?: { url: string; branch?: string; tag?: string };
  /**
   * Where a page's source is edited: `https://github.com/org/docs/edit/main/{path}`. `{path}` is the page's path in its
   * repository, which is the project's own, or else that of the first content root that has one. Pages of others have
   * no link, nor has a file that the repository does not hold as it is here; in a shallow clone, which cannot tell, no
   * page has one.
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
  /**
   * Module whose default export is a component, shown alone at `/playground/`: without the shell and without a theme.
   */
  playground?: string;
  /** Packages whose numbered errors of production builds are explained at `/production-error/`: `['@mui/material']`. */
  productionErrors?: string[];
  /**
   * The pictures that chats show for links to pages: one per product or section, one per page, or none. They need an
   * origin, whose address they carry. Default: `section`.
   */
  socialImages?: 'section' | 'page' | 'none';
  /**
   * Host of the style sheet of Material Icons for demos that use the icon font: `https://fonts.googleapis.com`.
   * Default: the site itself.
   */
  fontHost?: string;
}
