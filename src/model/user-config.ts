// The keys of xdocs.config.ts. Their comments are their documentation.
import type {
  BundlerPlugin,
  Chat,
  MarkdownPlugin,
  Product,
  RouteFunction,
  SiteLink,
  SiteNotification,
  Trust,
} from './config.ts';
import type { CspDirective } from './csp-sources.ts';
import type {
  Banner,
  CodeThemeName,
  Favicon,
  HeadEntry,
  OwnCodeTheme,
  OwnCss,
  SiteFont,
  SiteFonts,
  SiteTheme,
  SocialLink,
} from './identity.ts';
import type { UserAds } from './services.ts';
import type { UserSandbox } from './user-sandbox.ts';
import type { RuleId, Severity } from './problem.ts';
import type { TemplatePart } from './template-parts.ts';

/** The config file's default export. Every key is optional; an unknown one is an error. */
export interface UserConfig {
  /** The site's name. Default: the name in package.json, else the home page's heading. */
  name?: string;
  /** What the site is about, in a sentence: for search engines, `llms.txt` and link previews. Default: none. */
  description?: string;
  /** Path of an SVG or PNG below `public`, shown in the app bar, as a URL path (`/static/logo.svg`). */
  logo?: string;
  /** Path prefix of all pages, such as `/x`. Default: none. */
  base?: string;
  /**
   * What the output's root is: the root of the host (`'origin'`, the default), with the pages in a folder of the base's name and the public
   * folder beside it; or the base (`'base'`), for a site that has nothing but a folder of a host, such as a project page of
   * GitHub. Then all of it lies below the base, other languages and `404.html` too, and what pages and this config name
   * from the root (`/guide/`, `/logo.svg`) is meant from there.
   */
  outLayout?: 'origin' | 'base';
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
  /**
   * The first is the default and has no path prefix. Default: `['en']`. The interface is there in `ar`, `de`, `en`, `es`,
   * `fr`, `it`, `ja`, `ko`, `pt-BR`, `ru` and `zh`; other languages bring its texts in `translations`. Those that are
   * written from right to left are shown so.
   */
  locales?: string[];
  /**
   * The languages of `locales` in which the interface is shown; pages of the others have it in the default language, or
   * in English if that is not listed. Default: all of them.
   */
  interfaceLocales?: string[];
  /** Folder of `<locale>.json` files with interface texts and `pages.<pathname>` titles. */
  translations?: string;
  /**
   * Replaces parts of the shell with the site's own components: `{ Footer: './Footer.tsx' }`. The module's default
   * export takes the same props as the part (`PartProps<'Footer'>`); `import { ShellFooter } from 'xdocs:Footer'` is the
   * original part.
   */
  templates?: Partial<Record<TemplatePart, string>>;
  /** URL where readers can help to translate. */
  translateUrl?: string;
  /** News for readers, the newest first. */
  notifications?: SiteNotification[];
  /** The libraries that the site documents, with their versions and the packages whose exports get API pages. */
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
  /**
   * Colours, corner radius and any options of Material UI's theme, for the shell and the demos:
   * `{ primary: { light: '#7a1fa2', dark: '#d9a5f0' }, radius: 4, options: './theme.ts' }`.
   */
  theme?: SiteTheme;
  /**
   * The font of the shell and of the text, or one each for text, headings and code; demos have that of the theme.
   * Default: the system's fonts.
   */
  font?: SiteFont | SiteFonts;
  /**
   * The colours of highlighted code: the name of a theme (`meadow`, `harbour`, `ember`, `slate`, `contrast`), or own
   * colours over one: `{ base: 'slate', dark: { keyword: '#ffd479' } }`. Default: `meadow`.
   */
  codeTheme?: CodeThemeName | OwnCodeTheme;
  /**
   * The site's own style sheets, after xdocs's own: a file, several, or `{ files, variables }`, where `variables` are
   * values of those that xdocs's style sheets use. What a file imports and names in `url()` is bundled with it; paths
   * that begin with `/` are those of `public`.
   */
  css?: string | readonly string[] | OwnCss;
  /**
   * Elements for the head of every page: `[{ meta: { name: 'author', content: 'Ada' } }, { script: { src: '/count.js',
   * defer: true } }]`. The element's name is the key, its attributes are the value; the code of a script is `text`.
   */
  head?: readonly HeadEntry[];
  /**
   * URL path of the mark beside the page's title in the browser, or `{ light, dark }` for the browser's own schemes.
   * Default: `favicon.svg`, `.ico` or `.png` anywhere below `public`, else the logo.
   */
  favicon?: Favicon;
  /** Links in the app bar: `[{ text: 'Blog', href: 'https://example.com/blog/' }]`. */
  links?: SiteLink[];
  /**
   * Marks in the app bar that lead to where the site's people are: `[{ icon: 'mastodon', href: 'https://…' }]`. The
   * repository has its mark already.
   */
  social?: SocialLink[];
  /** A line above the app bar of all pages, which readers can close: `{ text: '[Version 3](/blog/v3/) is out.' }`. */
  banner?: Banner;
  /** A sentence and links at the foot of each page. */
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
  /**
   * Analytics through a global tag function, `window.gtag`: pages, clicks on elements with event attributes, how readers
   * set the site, ads. `script` is the address of the tag's script. Default: none; the script of Google's tag.
   */
  analytics?: { id: string; script?: string };
  /**
   * Ads of others and analytics wait until a reader has agreed; until then nothing of theirs is asked for or kept.
   * Default: `false`.
   */
  consent?: boolean;
  /** Asks readers whether a page was helpful, and posts what they say to this address as JSON. Default: not asked. */
  feedback?: { endpoint: string };
  /**
   * A service worker that serves visited pages offline, registered on the host of `origin` only. `'remove'` ships one
   * that removes itself, for sites that had one: without a file at its address, browsers go on with the one they have.
   * Default: `false`, no file.
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
   * 'drag and drop']] }`. Who asks with one of them finds what is written with another. Pages whose pathnames begin as `aside` says
   * (`['/manual/']`) come after others, but for those who are there.
   */
  search?: { synonyms?: string[][]; aside?: string[] };
  /**
   * A chat that readers can open demos in: `{ name: 'MUI Chat', endpoint: 'https://chat.example.com/demos' }`. The
   * browser posts JSON `{ title, pathname, files }` there and opens the `url` of the JSON that answers.
   */
  chat?: Chat;
  /**
   * Extends the Content-Security-Policy that pages have, by directive: `{ 'img-src': ['https://pictures.example.com'] }` for
   * what demos load while they run; `["'none'"]` forbids. What stands in a page is allowed in it anyway. `false`: pages
   * have no policy.
   */
  csp?: false | Partial<Record<CspDirective, string[]>>;
}
