// The keys of xdocs.config.ts. Their comments are their documentation.
import type {
  BundlerPlugin,
  Chat,
  MarkdownPlugin,
  Product,
  RouteFunction,
  SiteFont,
  SiteLink,
  SiteNotification,
  ThemeColors,
  Trust,
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
  /**
   * Folders and files that Markdown may name (images, downloads, included code, demos) besides those of the content
   * roots and the project: `['../shared', '.nvmrc']`. The project's own are left out where a name in their path begins
   * with a dot, in `node_modules`, and where git ignores them outside of the content roots.
   */
  readable?: string[];
  /**
   * What writers of Markdown are trusted with. `'code'`: they can have any code run. `'text'` is for pages by strangers:
   * raw HTML, links and files that could run code are refused, as are components and all demos but `trustedDemos`; files
   * must lie in the page's folder or below. Default: `'code'`.
   */
  trust?: Trust;
  /** With `trust: 'text'`: the files and folders of the demos that pages may show. Default: none. */
  trustedDemos?: string[];
  /** Module whose default export is the navigation. Default: `navigation.ts` in a content root, else the folders. */
  navigation?: string;
  /** The first is the default and has no path prefix. Default: `['en']`. */
  locales?: string[];
  /** Folder of `<locale>.json` files with interface texts and `pages.<pathname>` titles. */
  translations?: string;
  /**
   * Replaces parts of the shell with the site's own components: `{ Footer: './Footer.tsx' }`. The module's default
   * export takes the same props as the part (a `FrameView`, a `PageView`); `import { ShellFooter } from 'xdocs:Footer'`
   * is the original part.
   */
  templates?: Partial<Record<TemplatePart, string>>;
  /** URL where readers can help to translate. */
  translateUrl?: string;
  /** News for readers, the newest first. */
  notifications?: SiteNotification[];
  products?: Product[];
  /** Import aliases for demos and components: `{ 'bikes/*': 'content/bikes/*' }`. */
  aliases?: Record<string, string>;
  /**
   * Folders in which imports without a leading dot are looked up when no package has that name: `['../app']` for
   * `docs/…`.
   */
  moduleRoots?: string[];
  /**
   * Replaces modules with stub files: `{ 'docs/src/Ad': 'stubs/ad.tsx' }`. A key is an import specifier, in which `*`
   * matches any text, or a file (`./app/Ad.tsx`), however it is imported.
   */
  replacements?: Record<string, string>;
  /**
   * Replaces names with expressions: `{ 'process.env.SITE': '"bikes"', __DEV__: 'false' }`. Values are JSON or an
   * identifier.
   */
  define?: Record<string, string>;
  /** esbuild's loaders by file extension: `{ '.txt': 'text', '.glsl': 'text' }`. */
  loaders?: Record<string, string>;
  /** esbuild plugins for demos and components; they run before xdocs's own. */
  esbuildPlugins?: BundlerPlugin[];
  /**
   * remark plugins, run before xdocs's own: `[remarkMath, [remarkToc, { tight: true }]]`. Pages then go through the
   * slower parser.
   */
  remarkPlugins?: MarkdownPlugin[];
  /** rehype plugins, run after xdocs's own. */
  rehypePlugins?: MarkdownPlugin[];
  /**
   * Replaces the default route of a file (its path below its content root). For a page that is a module, `a/page.tsx`, it
   * gets `a/index.md`.
   */
  route?: RouteFunction;
  /** Path prefixes on this origin that other sites serve, so that links to them are not reported as broken. */
  externalPaths?: string[];
  /** Overrides the severity of rules: `{ 'anchor-broken': 'warning' }`. Affects the exit code, not the pages. */
  severity?: Partial<Record<RuleId, Severity>>;
  /**
   * Product categories by the first segment of a pathname, for analytics: `{ docs: 'docs', versions: 'docs' }`. A
   * product's own category takes precedence.
   */
  productCategories?: Record<string, string>;
  /** `https://github.com/org/repo`, used for the source link, feedback labels and `/blob/-/` in links. */
  repository?: { url: string; branch?: string; tag?: string };
  /**
   * URL where a page's source is edited: `https://github.com/org/docs/edit/main/{path}`. `{path}` is the page's path in
   * the repository: the project's own, or else that of the first content root that has one. With `/edit/` read as `/blob/`
   * it is where the sources of the page's demos are read. Pages outside that
   * repository have no link, nor has a file that differs from its committed version; in a shallow clone, where that is
   * unknown, no page has one.
   */
  editUrl?: string;
  theme?: ThemeColors;
  /** The font of the shell and of the text; demos keep their own. Default: the system font. */
  font?: SiteFont;
  links?: SiteLink[];
  footer?: { text?: string; links?: SiteLink[] };
  /**
   * A module that runs before demos start, for licence keys and the like: in the browser, and where demos are rendered
   * on the server. What it needs a browser for is skipped there.
   */
  demoSetup?: string;
  /**
   * A module whose default export is a component with `children`, rendered around each demo, component of a directive and
   * page that is a component, on the server and in the browser: a theme, providers. Readers do not see it in a demo's
   * source. By folder for those whose module lies there, the deepest one counts: `{ 'content/maps': './Map.tsx' }`.
   */
  demoWrapper?: string | Record<string, string>;
  /**
   * The ad slots: one below a page's description, one below a demo whose code a reader opens. A text is short for
   * `{ house }`.
   */
  ads?: string | UserAds;
  /** Analytics through a tag such as Google's. Default: none. */
  analytics?: { id: string; script?: string };
  /** Ads and analytics wait until a reader has agreed. Default: `false`. */
  consent?: boolean;
  /** Asks readers whether a page was helpful, and posts what they say to this address as JSON. Default: not asked. */
  feedback?: { endpoint: string };
  /**
   * A service worker that serves visited pages offline, registered on the host of `origin` only. `'remove'` ships one
   * that removes itself, for sites that had one: leaving the key out would leave it in readers' browsers. Default:
   * `false`.
   */
  serviceWorker?: boolean | 'remove';
  /** Module or JSON file whose default export maps old pathnames to new ones: `{ '/old/': '/new/' }`. */
  redirects?: string;
  /** Module whose default export is a component, shown at `/playground/` without the shell and without a theme. */
  playground?: string;
  /** What demos become that readers take away: to StackBlitz, to CodeSandbox, as a zip. */
  sandbox?: UserSandbox;
  /** Packages whose numbered errors of production builds are explained at `/production-error/`: `['@mui/material']`. */
  productionErrors?: string[];
  /**
   * The preview images that chats show for links: one per product or section, one per page, or none. They need
   * `origin`, because their URLs are absolute. Default: `section`.
   */
  socialImages?: 'section' | 'page' | 'none';
  /**
   * Host of the Material Icons style sheet, for demos that use the icon font: `https://fonts.googleapis.com`. Default:
   * the site itself.
   */
  fontHost?: string;
  /**
   * What the search finds: groups of words or short terms that mean the same, `{ synonyms: [['freeze', 'pin'], ['dnd',
   * 'drag and drop']] }`. Who asks with one of them finds what is written with another.
   */
  search?: { synonyms?: string[][] };
  /**
   * A chat that readers can open demos in: `{ name: 'MUI Chat', endpoint: 'https://chat.example.com/demos' }`. The
   * browser posts JSON `{ title, pathname, files }` there and opens the `url` of the JSON that answers.
   */
  chat?: Chat;
}

/** What the ad slots show. */
export interface UserAds {
  /** Module whose default export is a list of house ads, shown where the network has none. */
  house?: string;
  /** Address of the ad network's JSON, `{ ads: [] }`. */
  json?: string;
  /** Address of the ad network's script, which fills the slot itself. */
  script?: string;
  /** Share of shown ads that analytics hear of, 0 to 1. Default: 0.1. */
  GADisplayRatio?: number;
}

/** Templates of the project that a reader gets of a demo. */
export interface UserSandbox {
  /**
   * A module that renders the default export of `./Demo`; it may import `./theme` and packages. Default: React's strict
   * mode, the theme, Material UI's baseline.
   */
  entry?: string;
  /** The module `./theme`; it may import packages. Default: a light and a dark scheme in the site's colours. */
  theme?: string;
  /** HTML for the head of the document: fonts and the like. */
  head?: string;
  /** Scripts of package.json, besides `dev`, `start`, `build` and `preview` or in their place. */
  scripts?: Record<string, string>;
  /** Further dependencies, or other versions: `{ 'my-fonts': '^2.0.0' }`. */
  dependencies?: Record<string, string>;
}
