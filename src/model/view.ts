// All that the templates need: plain values. A frame is shared by every page of a locale; a page's view is its own.
import type { Api } from './api.ts';
import type { DemoFile, DemoLanguage, DemoStyling } from './demo.ts';
import type { DemoOptions, Heading, Plan } from './page.ts';
import type { NavigationLink, NavigationNode } from './navigation.ts';
import type { PageContext, PageProduct } from './page-context.ts';
import type { ProductVersion, SiteFont, SiteLink, SiteNotification, ThemeColors } from './config.ts';

/** The app shell around every page of one locale. */
export interface FrameView {
  readonly locale: string;
  /** Every language, the default one first. */
  readonly locales: readonly string[];
  /** Where a reader can help to translate. */
  readonly translateUrl?: string;
  readonly siteName: string;
  readonly logo?: string;
  /** Where the logo leads. */
  readonly home: string;
  readonly links: readonly SiteLink[];
  /** Products with a first page, for the switcher. */
  readonly products: readonly SiteLink[];
  readonly notifications: readonly SiteNotification[];
  readonly repository?: string;
  readonly footer: { readonly text: string; readonly links: readonly SiteLink[] };
  readonly theme: ThemeColors;
  readonly font?: SiteFont;
  /** Interface texts, flat keys, English filled in where the locale has none. */
  readonly texts: Readonly<Record<string, string>>;
}

/** The navigation as one page shows it: top level and the open branch. */
export interface NavigationView {
  readonly nodes: readonly NavigationNode[];
  /** Keys of the groups that are open. */
  readonly open: readonly string[];
  /** Pathname of the page, to be marked. */
  readonly active: string;
}

export type BlockView =
  | {
      readonly type: 'html';
      readonly html: string;
      /** The same for the page's Markdown twin. */ readonly markdown?: string;
    }
  | ({ readonly type: 'demo' } & DemoView)
  | ({ readonly type: 'component' } & ComponentView)
  | {
      readonly type: 'api';
      readonly api: Api;
      /** Names in its types that have a page, and where. */ readonly types?: Readonly<Record<string, string>>;
      readonly demos: readonly NavigationLink[];
    }
  | {
      readonly type: 'api-index';
      readonly groups: readonly {
        readonly title: string;
        readonly items: readonly (NavigationLink & { readonly plan?: Plan })[];
      }[];
    }
  | { readonly type: 'cards'; readonly cards: readonly CardView[] }
  | { readonly type: 'error'; readonly title: string; readonly message: string; readonly place?: string };

/** A page to go to, with a picture: an item of a gallery. */
export interface CardView extends NavigationLink {
  readonly text: string;
  /** The group that it is in, where another card has the same title. */
  readonly section?: string;
  /** URL path of a drawing. */
  readonly picture?: string;
  readonly plan?: Plan;
}

/** What the head of a landing page has besides a title. */
export interface LandingView {
  readonly actions: readonly SiteLink[];
  /** The command that installs the package, as a code block. */
  readonly installHtml?: string;
}

/** A tab of a demo's source. */
interface DemoFileView extends DemoFile {
  /** The whole code block. */
  readonly html: string;
}

export interface DemoView {
  /** Unique in the page; DOM ids are made from it. */
  readonly id: string;
  readonly name: string;
  readonly options: DemoOptions;
  /** The files of the variant that is shown first. */
  readonly files: readonly DemoFileView[];
  readonly preview?: string;
  /** Every variant there is, the one that is shown first included. */
  readonly variants: readonly { readonly styling: DemoStyling; readonly language: DemoLanguage }[];
  /** URL of a JSON list of {@link DemoSourceView}: the other variants. Absent where there are none. */
  readonly sources?: string;
  /** Further ids that lead to this demo: `Basic.js`, `tailwind-Basic.tsx`. */
  readonly anchors: readonly string[];
  /** Server HTML of the demo; absent when it runs in the browser only. */
  readonly html?: string;
  /** False: the server HTML only holds the place, and the browser renders the demo afresh. */
  readonly hydrates?: boolean;
  /** URL of the module whose `mount(element)` starts the demo. */
  readonly module?: string;
  /** `useId` prefix the server used. */
  readonly idPrefix: string;
  readonly error?: { readonly title: string; readonly message: string; readonly place?: string };
}

/** A component that a directive names. */
export interface ComponentView {
  /** Unique in the page. */
  readonly id: string;
  readonly name: string;
  /** JSON. */
  readonly props: Readonly<Record<string, unknown>>;
  readonly html?: string;
  readonly module?: string;
  readonly idPrefix: string;
  readonly error?: DemoView['error'];
}

/** A variant of a demo's source that the page itself does not hold. */
export interface DemoSourceView {
  readonly styling: DemoStyling;
  readonly language: DemoLanguage;
  /** Code blocks as HTML. */
  readonly preview?: string;
  readonly files: readonly { readonly name: string; readonly html: string }[];
}

export interface PageView {
  /** The product that the page belongs to; absent on the 404 page. */
  readonly pageProduct?: PageProduct;
  /**
   * Where the page stands among all, for parts of the shell that a site brings; absent on the 404 page. It is added when
   * the page is rendered.
   */
  readonly context?: PageContext;
  readonly locale: string;
  readonly kind: 'guide' | 'api' | 'api-index' | 'not-found' | 'failed' | 'production-error' | 'playground';
  readonly url: string;
  readonly pathname: string;
  readonly documentTitle: string;
  readonly title: string;
  /** Where the h1 holds more than text. */
  readonly titleHtml?: string;
  readonly description: string;
  readonly descriptionHtml?: string;
  readonly plan?: Plan;
  readonly product?: {
    readonly id: string;
    readonly name: string;
    readonly href?: string;
    readonly versions: readonly ProductVersion[];
  };
  readonly breadcrumbs: readonly NavigationLink[];
  readonly headings: readonly Pick<Heading, 'level' | 'id' | 'text'>[];
  readonly blocks: readonly BlockView[];
  readonly previous?: NavigationLink;
  readonly next?: NavigationLink;
  readonly editUrl?: string;
  /** When the page's file was last committed: a date and time of UTC, and the day in words. */
  readonly updated?: { readonly date: string; readonly text: string };
  /** URL path of the page as Markdown. */
  readonly markdown?: string;
  readonly canonical?: string;
  /** The picture of cards that link to the page; an address in full. */
  readonly image?: { readonly url: string; readonly width: number; readonly height: number; readonly alt: string };
  readonly alternates: readonly { readonly locale: string; readonly href: string }[];
  readonly options: { readonly disableAd?: boolean; readonly disableToc?: boolean; readonly wideLayout?: boolean };
  /** Present on a page that is an overview to be won by, not a guide to be read. */
  readonly landing?: LandingView;
  /** URL of the icon font's style sheet, on a page whose demos use the font. */
  readonly iconFont?: string;
  /** Header chips of the front matter. */
  readonly chips: readonly SiteLink[];
}
