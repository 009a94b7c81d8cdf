// What the templates need of the app shell: plain values, shared by every page of a locale.
import type { FrameServices } from './services.ts';
import type { Chat, SiteLink, SiteNotification } from './config.ts';
import type { SiteFonts, SocialLink, ThemeColors } from './identity.ts';

/** The app shell around every page of one locale. */
export interface FrameView {
  readonly locale: string;
  /** Every language, the default one first. */
  readonly locales: readonly string[];
  /** The language of the interface. */
  readonly interfaceLocale: string;
  /** URL where a reader can help to translate. */
  readonly translateUrl?: string;
  readonly siteName: string;
  readonly logo?: string;
  /** Where the site lies, without a slash at the end: `/x`. */
  readonly base: string;
  /** The link of the logo: the page at the base, or the first one where there is none. */
  readonly home: string;
  readonly links: readonly SiteLink[];
  /** Products that have a first page, for the switcher. */
  readonly products: readonly SiteLink[];
  readonly notifications: readonly SiteNotification[];
  readonly repository?: string;
  readonly footer: { readonly text: string; readonly links: readonly SiteLink[] };
  readonly theme: ThemeColors;
  readonly fonts: SiteFonts;
  /** Corner radius of the shell's large parts, in pixels. */
  readonly radius?: number;
  /** CSS rules of the site's own values of variables. */
  readonly css: string;
  /** Names of the variables that the site's own style sheets use. */
  readonly usedVariables: readonly string[];
  /** Marks that lead elsewhere, the repository's among them. */
  readonly social: readonly SocialLink[];
  /** The line above the app bar: inline Markdown, and the name under which a reader's browser remembers it. */
  readonly banner?: { readonly text: string; readonly key?: string };
  /** Where demos can be opened in a chat. */
  readonly chat?: Chat;
  /** Which services have a place in the page. */
  readonly services: FrameServices;
  /** Interface texts by flat key, in English where the locale has none. */
  readonly texts: Readonly<Record<string, string>>;
}
