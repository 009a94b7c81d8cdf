// All that the templates need of a page: plain values. What its frame needs, which pages of a locale share, is in
// frame-view.ts.
import type { Api } from './api.ts';
import type { DemoFile, DemoLanguage, DemoStyling } from './demo.ts';
import type { DemoOptions, HeadElement, Heading, Plan } from './page.ts';
import type { NavigationLink, NavigationNode, NeighbourLink } from './navigation.ts';
import type { PropControl } from './prop-control.ts';
import type { PageContext, PageProduct } from './page-context.ts';
import type { ProductVersion, SiteLink } from './config.ts';

export type { FrameView } from './frame-view.ts';

/** The navigation as one page shows it: the top level and the open branch. */
export interface NavigationView {
  readonly nodes: readonly NavigationNode[];
  /** Keys of the groups that are open. */
  readonly open: readonly string[];
  /** Pathname of the page, to be marked as active. */
  readonly active: string;
  /** What the URLs of closed entries begin with; their names follow, and `.html`. */
  readonly entriesAt: string;
}

export type BlockView =
  | {
      readonly type: 'html';
      readonly html: string;
      /** The same for the page's Markdown twin. */
      readonly markdown?: string;
    }
  | ({ readonly type: 'demo' } & DemoView)
  | ({ readonly type: 'component' } & ComponentView)
  | {
      readonly type: 'api';
      readonly api: Api;
      /** URL by name, for the names in its types that have a page. */
      readonly types?: Readonly<Record<string, string>>;
      readonly demos: readonly NavigationLink[];
    }
  | {
      readonly type: 'api-index';
      readonly groups: readonly {
        readonly title: string;
        readonly items: readonly (NavigationLink & {
          readonly plan?: Plan;
          /** What it is for in a sentence, Markdown. */ readonly description?: string;
        })[];
      }[];
    }
  | {
      readonly type: 'cards';
      readonly cards: readonly CardView[];
      /** Whether pictures are worth more room. */
      readonly isLarge?: true;
    }
  | { readonly type: 'error'; readonly title: string; readonly message: string; readonly place?: string };

/** An item of a gallery: a link to a page, with a picture. */
export interface CardView extends NavigationLink {
  readonly text: string;
  /** Its group, where another card has the same title. */
  readonly section?: string;
  /** URL path of a picture. */
  readonly picture?: string;
  /** The same for the dark scheme, where there are two. */
  readonly darkPicture?: string;
  readonly plan?: Plan;
}

/** What the head of a landing page shows besides the title. */
export interface LandingView {
  readonly actions: readonly SiteLink[];
  /** The command that installs the package, as a code block. */
  readonly installHtml?: string;
  /** What decides, in a few words each. */
  readonly facts: readonly string[];
}

/** A styling of a demo as it runs: URLs of its module and style sheet. */
export interface StylingView {
  readonly module: string;
  readonly sheet?: string;
  /** The mark of what Tailwind's rules apply to. */
  readonly scope?: string;
}

/** A tab of a demo's source. */
interface DemoFileView extends DemoFile {
  /** The whole code block. */
  readonly html: string;
  /** Its name in JavaScript, where it has another one there. */
  readonly jsName?: string;
}

export interface DemoView {
  /** Unique in the page; DOM ids are made from it. */
  readonly id: string;
  readonly name: string;
  readonly options: DemoOptions;
  /** The files of the variant shown first. */
  readonly files: readonly DemoFileView[];
  readonly preview?: string;
  /**
   * The previews of all variants, where they differ: each with the choices that it is shown for, as
   * `shownFor` of model/demo-choice.ts says them.
   */
  readonly previews?: readonly { readonly html: string; readonly shownFor: string }[];
  /** The room that the first file takes in JavaScript, where its source is open from the start. */
  readonly jsRoom?: { readonly lines: number; readonly columns: number };
  /** All variants, including the one shown first. */
  readonly variants: readonly { readonly styling: DemoStyling; readonly language: DemoLanguage }[];
  /** URL of its DemoSourcesFile: the other variants, and what an export is made of. */
  readonly sources?: string;
  /** Further ids that lead to this demo: `Basic.js`, `tailwind-Basic.tsx`. */
  readonly anchors: readonly string[];
  /** Server HTML of the demo; absent when it runs in the browser only. */
  readonly html?: string;
  /** `false` if the server HTML only reserves the space and the browser renders the demo anew. */
  readonly hydrates?: boolean;
  /** URL of the module whose `mount(element)` starts the demo. */
  readonly module?: string;
  /** URL of the standalone page that shows the demo in its frame; then there is neither HTML nor a module. */
  readonly frameUrl?: string;
  /** Of a demo that is a folder of stylings: the one in the page. */
  readonly styling?: DemoStyling;
  /** And all that a reader may choose between. */
  readonly stylings?: { readonly [styling in DemoStyling]?: StylingView };
  /** Minified and compressed bytes of the scripts that the demo loads. */
  readonly cost?: number;
  /** URL of its source in the repository. */
  readonly sourceUrl?: string;
  /** The `useId` prefix that the server used. */
  readonly idPrefix: string;
  readonly error?: { readonly title: string; readonly message: string; readonly place?: string };
  readonly controls?: DemoControlsView;
}

/** What a reader can set of a demo's component. */
export interface DemoControlsView {
  /** The component's exported name, and the URL of its API page. */
  readonly component: string;
  readonly href: string;
  readonly controls: readonly (PropControl & {
    /** The first sentence of the prop's description, Markdown. */
    readonly hint: string;
    /** URL of the prop's row on the API page. */
    readonly href: string;
  })[];
}

/** A component that a directive names. */
export interface ComponentView {
  /** Unique in the page. */
  readonly id: string;
  readonly name: string;
  /** Whether it stands above the page's title. */
  readonly isAboveTitle?: true;
  /** JSON. */
  readonly props: Readonly<Record<string, unknown>>;
  readonly html?: string;
  readonly module?: string;
  readonly idPrefix: string;
  readonly error?: DemoView['error'];
}

export interface PageView {
  /** The product that the page belongs to; absent on the 404 page. */
  readonly pageProduct?: PageProduct;
  /**
   * The page's context, for parts of the shell that a site replaces; absent on the 404 page. It is added when the page is
   * rendered.
   */
  readonly context?: PageContext;
  readonly locale: string;
  readonly kind:
    | 'guide'
    | 'standalone'
    | 'api'
    | 'api-index'
    | 'not-found'
    | 'offline'
    | 'failed'
    | 'production-error'
    | 'playground';
  readonly url: string;
  readonly pathname: string;
  readonly documentTitle: string;
  readonly title: string;
  /** Only where the h1 contains more than text. */
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
  /** Where a standalone page leads back to: the nearest page above it, or the start page. */
  readonly back?: NavigationLink;
  readonly previous?: NeighbourLink;
  readonly next?: NeighbourLink;
  readonly editUrl?: string;
  /** When the page's file was last committed: date and time in UTC, and the day as text. */
  readonly updated?: { readonly date: string; readonly text: string };
  /** URL path of the page as Markdown. */
  readonly markdown?: string;
  readonly canonical?: string;
  /** The preview image of links to the page; its URL is absolute. */
  readonly image?: { readonly url: string; readonly width: number; readonly height: number; readonly alt: string };
  readonly alternates: readonly { readonly locale: string; readonly href: string }[];
  readonly options: { readonly disableAd?: boolean; readonly disableToc?: boolean; readonly wideLayout?: boolean };
  /** Present on landing pages. */
  readonly landing?: LandingView;
  /** URL of the icon font's style sheet, on a page whose demos use the font. */
  readonly iconFont?: string;
  /** Header chips of the front matter. */
  readonly chips: readonly SiteLink[];
  /** Whether the page is not built yet. */
  readonly isDraft?: true;
  readonly noindex?: true;
  /** Its own elements of the document's head. */
  readonly head?: readonly HeadElement[];
}
