// What one Markdown file or one API record contains, independent of all other pages.
import type { Address } from './address.ts';
import type { Position, FileRead } from './source-file.ts';
import type { Problem } from './problem.ts';

/** A licence plan above the free one. */
export type Plan = 'pro' | 'premium';

/** Options a page may set in its front matter or get from the config's `route`. */
export interface PageOptions {
  /** No ad below the description. */
  readonly disableAd?: boolean;
  /** No table of contents. */
  readonly disableToc?: boolean;
  /** The page takes the room of the table of contents, too. */
  readonly wideLayout?: boolean;
}

/** The known keys of the front matter, FORMAT section 2. */
export interface FrontMatter extends PageOptions {
  /** The title of the document, at most 70 characters. Default: the text of the `# heading`. */
  readonly title?: string;
  /** What search engines show. Default: the description paragraph. */
  readonly description?: string;
  /** The id of the product that the page is about. Default: the one below whose first page it lies. */
  readonly productId?: string;
  /** Names of components whose API pages the page ends with; they list the page in turn. */
  readonly components?: readonly string[];
  /** The same for hooks. */
  readonly hooks?: readonly string[];
  /** A chip that leads to the size of this package. */
  readonly packageName?: string;
  /** A chip that leads to the issues with this label; needs `repository` in the config. */
  readonly githubLabel?: string;
  /** A chip that leads to this path in the repository; needs `repository` in the config. */
  readonly githubSource?: string;
  /** A chip that leads to a pattern of WAI-ARIA. */
  readonly waiAria?: string;
  /** A chip that leads to a guideline of Material Design. */
  readonly materialDesign?: string;
  /** Whether the page is shown without the shell: its demos and components alone, in no list. */
  readonly standalone?: boolean;
  /** Its place among its neighbours in a navigation made from folders: lower numbers first, pages without one last. */
  readonly order?: number;
  /** Its name in a navigation made from folders. */
  readonly navigationTitle?: string;
  /** `false`: not in a navigation made from folders, and not missed in another one. */
  readonly navigation?: boolean;
  /** Whether the page is served but not built. */
  readonly draft?: boolean;
  /** The look of a home page. */
  readonly layout?: 'landing';
  /** Elements for the head of its document. */
  readonly head?: readonly HeadElement[];
  /** Asks search engines to leave the page out, and leaves it out of the sitemap. */
  readonly noindex?: boolean;
  /** The day of its last change as its writer states it, `2026-11-23`, in the place of its commit's. */
  readonly date?: string;
}

/** An element of a document's head: attributes by name, empty texts for those without a value. Pages add no scripts. */
export interface HeadElement {
  readonly tag: 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  /** The code of a script without an address. */
  readonly text?: string;
}

/** A heading of level 2 or 3, which the table of contents shows. `text` is plain text. */
export interface Heading {
  readonly level: 2 | 3;
  readonly id: string;
  readonly text: string;
  readonly line: number;
  /** A second id, used by links made for another generator; only where it differs from `id` and is not taken. */
  readonly olderId?: string;
}

/** A link as the writer wrote it. */
export interface PageLink extends Position {
  readonly href: string;
}

/**
 * A file beside the page (an image, a download) that must be copied to the output, and the URL path the page uses for
 * it.
 */
export interface PageAsset {
  readonly path: string;
  readonly url: string;
}

/** The options of a demo directive, FORMAT section 3. */
export interface DemoOptions {
  /** What is around the demo: a border (the default), nothing, a border and scrolling, a gradient, or grey. */
  readonly bg?: 'outlined' | 'inline' | 'playground' | 'gradient' | true;
  /** `true`: all of the code is open. `false`: not even the preview is shown. */
  readonly defaultCodeOpen?: boolean;
  /** The component alone: no toolbar and no source. */
  readonly hideToolbar?: true;
  /** No ad below this demo. */
  readonly disableAd?: true;
  /** The demo has a document of its own, in a frame. */
  readonly iframe?: true;
  /** Height of the frame. Default: 400. */
  readonly height?: number;
  /** The frame's largest width. */
  readonly maxWidth?: number;
  /** The component whose props readers can set: its exported name. */
  readonly controls?: string;
  /** Which of them, in this order; without it all that can be set. */
  readonly props?: readonly string[];
}

/** Something live that the writer put among the text. */
export type Directive =
  | { readonly type: 'demo'; readonly demo: string; readonly options: DemoOptions; readonly position: Position }
  | {
      readonly type: 'component';
      readonly name: string;
      readonly props: Readonly<Record<string, unknown>>;
      readonly position: Position;
      /** Whether it is shown above the page's title, where it was written. */
      readonly isAboveTitle?: true;
    };

/** One stretch of a page's body. */
export type Block =
  | {
      readonly type: 'html';
      readonly html: string;
      /** The same for readers of plain text: the writer's Markdown. */ readonly markdown: string;
    }
  | Directive
  | { readonly type: 'api'; readonly api: string }
  /** Shown in the place of content that could not be made. */
  | { readonly type: 'problem'; readonly problem: Problem };

/**
 * Pages of xdocs itself at the output's root. They are reached by links from a library or a colleague, not by search.
 */
export type RootPageKind = 'production-error' | 'playground';

/** Whether a page can be discovered: in lists of pages, by search and as Markdown. */
export function isListed({ kind }: Pick<Page, 'kind'>): boolean {
  return kind === 'guide' || kind === 'api' || kind === 'api-index';
}

/** The time of a page's last change as its front matter states it, in seconds since 1970. */
export function statedTimeOf({ frontMatter: { date } }: Pick<Page, 'frontMatter'>): number | undefined {
  return date === undefined ? undefined : Date.parse(`${date}T00:00:00Z`) / 1000;
}

/**
 * What one file contains, without its text: what the site, its navigation and its checks need of every page. A page knows
 * where its links point, never whether the targets exist. A plain value.
 */
export interface Page {
  /** A `standalone` page is its demos and components alone, without the shell, and in no list: the live view of a whole page. */
  readonly kind: 'guide' | 'standalone' | 'api' | 'api-index' | 'failed' | RootPageKind;
  readonly address: Address;
  /** Path of the Markdown file or the module; for API pages the package that declares it. */
  readonly source: string;
  readonly frontMatter: FrontMatter;
  /** Line of each key of the front matter, for problems found by later checks. */
  readonly frontMatterLines?: Readonly<Record<string, number>>;
  /** Position of each name in the front matter's lists, by key and name separated by a space. */
  readonly frontMatterPlaces?: Readonly<Record<string, Position>>;
  readonly options: PageOptions;
  /** Text of the h1, without backticks or badges. */
  readonly title: string;
  /** HTML of the h1 where it differs from the escaped title (badges, code). */
  readonly titleHtml?: string;
  readonly description: string;
  readonly descriptionHtml?: string;
  readonly plan?: Plan;
  readonly headings: readonly Heading[];
  /** Every id in the body that a link may target, headings included. */
  readonly anchors: readonly string[];
  readonly links: readonly PageLink[];
  readonly assets: readonly PageAsset[];
  /** The demos and components of the page, in the order of the text. */
  readonly directives: readonly Directive[];
  /** How ids in the body differ from those above; only on a translation, whose headings have the original's ids. */
  readonly translatedIds?: TranslatedIds;
  /** Files besides the source that the page was made from (included regions). */
  readonly reads: readonly FileRead[];
  readonly problems: readonly Problem[];
}

/** Ids of headings as they are written in a body, with those that take their place. HTML-escaped. */
interface TranslatedIds {
  readonly ids: readonly (readonly [own: string, original: string])[];
  /** Older ids by the new id; `null` takes one away. Absent where the page and its original have none. */
  readonly olderIds?: readonly (readonly [id: string, older: string | null])[];
}

/** The text of a page: large, so that it is asked for where it is shown. A plain value. */
export interface PageBody {
  readonly blocks: readonly Block[];
}

/**
 * What a page says in sentences, as plain text for its search: before the first heading, then below each of
 * {@link Page.headings}. Paragraphs are lines. May be shorter than the list of headings.
 */
export type PageProse = readonly string[];

/** A page with its text, as a parser makes it. */
export interface WholePage {
  readonly page: Page;
  readonly body: PageBody;
  /** Absent where a page has no sentences of its own. */
  readonly prose?: PageProse;
}

/** The texts of a site's pages. */
export interface PageBodies {
  /**
   * The text of a page; it may be read from the cache each time.
   *
   * @throws XdocsError where the cache has lost it
   */
  of(page: Page): PageBody;
  /**
   * What a page says, for its search; read apart from its text, because all of a site is wanted at once.
   *
   * @throws XdocsError where the cache has lost it
   */
  proseOf(page: Page): PageProse;
  /**
   * The same as JSON, for a thread that reads it; nothing where the page is not in the cache.
   *
   * @throws XdocsError as above
   */
  proseJsonOf(page: Page): Uint8Array | undefined;
  /**
   * What is the same as long as a page, as its file has it, its text and what it says are; nothing where it is not in
   * the cache. A translation with ids of its original has more than its file.
   */
  hashOf(page: Page): string | undefined;
}
