// What makes a site look like its owner's: keys of the config about colours, fonts, style sheets, marks and the banner.
import type { CssVariable } from './css-variables.ts';

/** A colour of each scheme: `#0b6e63`, `rgb(…)` or `hsl(…)`. */
export interface SchemePair {
  readonly light: string;
  readonly dark: string;
}

/**
 * The palette of the site: a colour per scheme for each role. Colours of text and of roles need enough contrast on the
 * background to pass AA (4.5:1).
 */
export interface ThemeColors {
  readonly primary?: SchemePair;
  readonly secondary?: SchemePair;
  readonly error?: SchemePair;
  readonly warning?: SchemePair;
  readonly info?: SchemePair;
  readonly success?: SchemePair;
  /** The colour of text. */
  readonly text?: SchemePair;
  /** The colour of text that says less: captions, entries of the navigation. */
  readonly mutedText?: SchemePair;
  /** The ground of pages. */
  readonly background?: SchemePair;
  /** The ground of what lies above pages: menus, dialogs, cards. */
  readonly paper?: SchemePair;
  /** Thin lines between things. */
  readonly divider?: SchemePair;
}

/** The theme of the shell and of the demos. */
export interface SiteTheme extends ThemeColors {
  /**
   * Corner radius of the shell's large parts, in pixels; smaller parts have less of it. Default: that of `options`, else
   * 12.
   */
  readonly radius?: number;
  /**
   * Options of Material UI's theme, over xdocs's own, for demos and the shell: typography, components with their default
   * props and style overrides, `colorSchemes`. As an object they may hold what JSON can; with functions they are a module
   * whose default export they are: `'./theme.ts'`.
   */
  readonly options?: string | Readonly<Record<string, unknown>>;
}

/** A font: a file of the site's own, the style sheet of a host, or one that readers have. */
export interface SiteFont {
  /** Its name, as CSS has it. */
  readonly family: string;
  /** URL path of a WOFF2 file below `public`: `/static/fonts/inter.woff2`. Pages preload it. */
  readonly src?: string;
  /** Weights of that file. Default: `100 900`, a variable font. */
  readonly weight?: string;
  /** Address of a style sheet that declares it: `https://fonts.example.com/css?family=Inter`. */
  readonly stylesheet?: string;
}

/** Fonts of the shell and of the text; demos have that of the theme. */
export interface SiteFonts {
  /** For all text. */
  readonly text?: SiteFont;
  /** For headings and the site's name. Default: that of text. */
  readonly headings?: SiteFont;
  /** For code. */
  readonly code?: SiteFont;
}

/** Values of the variables that xdocs's own style sheets use, by name without the dashes. */
export type CssVariables = Readonly<Partial<Record<CssVariable, string | SchemePair>>>;

/** A site's own style sheets. */
export interface OwnCss {
  /** CSS files, or those of packages (`@fontsource/inter`), in their order. They come after xdocs's own. */
  readonly files?: string | readonly string[];
  /** `{ 'sidebar-width': '300px', hover: { light: '#eee', dark: '#222' } }`. */
  readonly variables?: CssVariables;
}

/** What highlighted code has a colour for. */
export const codeColorNames = [
  'background',
  'plain',
  'keyword',
  'string',
  'comment',
  'function',
  'tag',
  'attr',
  'number',
  'punctuation',
  'operator',
  'type',
  'property',
  'constant',
  'regex',
  'inserted',
  'deleted',
] as const;
export type CodeColors = Readonly<Record<(typeof codeColorNames)[number], string>>;

/** The colours of highlighted code that come with xdocs, by name. */
export const codeThemeNames = ['meadow', 'harbour', 'ember', 'slate', 'contrast'] as const;
export type CodeThemeName = (typeof codeThemeNames)[number];

/** Own colours of highlighted code over those of a named theme. */
export interface OwnCodeTheme {
  /** Default: `meadow`. */
  readonly base?: CodeThemeName;
  readonly light?: Partial<CodeColors>;
  readonly dark?: Partial<CodeColors>;
}

/** Marks that come with xdocs. */
export const socialIconNames = [
  'bluesky',
  'chat',
  'discord',
  'facebook',
  'github',
  'gitlab',
  'instagram',
  'linkedin',
  'mail',
  'mastodon',
  'npm',
  'reddit',
  'rss',
  'slack',
  'stackoverflow',
  'telegram',
  'twitch',
  'website',
  'x',
  'youtube',
] as const;
export type SocialIcon = (typeof socialIconNames)[number];

/** A place elsewhere where the site's people are, shown as a mark in the app bar. */
export interface SocialLink {
  readonly href: string;
  /** The mark: one that comes with xdocs, or the URL path of an SVG file below `public`, which gets the colour of text. */
  readonly icon: SocialIcon | (string & {});
  /** What readers are told that it is. Default: the mark's own name. */
  readonly name?: string;
}

/** A line above the app bar of all pages. */
export interface Banner {
  /** Inline Markdown (links, code, bold, italics); by language where the site has several. */
  readonly text: string | Readonly<Record<string, string>>;
  /** `false`: readers cannot close it. Otherwise it stays closed for them until its text changes. */
  readonly dismissible?: boolean;
}

/** A mark beside the page's title in the browser: one, or one for each of the browser's own schemes. */
export type Favicon = string | SchemePair;

/** An element of the head: its name with its attributes. `true` is an attribute without a value. */
export type HeadEntry =
  | { readonly meta: HeadAttributes }
  | { readonly link: HeadAttributes & { readonly rel: string; readonly href: string } }
  /** `text` is the code of a script without `src`. */
  | { readonly script: HeadAttributes & { readonly src?: string; readonly text?: string } };
type HeadAttributes = Readonly<Record<string, string | boolean>>;
