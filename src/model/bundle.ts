// The interface of the bundled templates.
import type { ThemeColors } from './identity.ts';
import type { ReaderColorRules } from './reader-colors.ts';
import type { FrameView, NavigationView, PageView } from './view.ts';
import type { SchemeColors } from './site-head.ts';

/** The templates' server entry: pure functions from views to HTML. */
export interface Renderer {
  /** The app shell with slots for the page's own parts, and all CSS that the shell and the pages use. */
  renderFrame(view: FrameView): {
    readonly html: string;
    /** The style sheet of every page. */
    readonly css: string;
    /** Style sheets of some pages: those in whose own part, `main`, the sign is found. */
    readonly sheets?: readonly { readonly name: string; readonly sign: RegExp; readonly css: string }[];
    /** The page's background. */
    readonly colors?: SchemeColors;
  };
  /** The sidebar's list, or a branch of it starting at a depth. The caller caches it per open branch. */
  renderNavigation(view: NavigationView, frame: FrameView, depth?: number): string;
  /** CSS rules for the colours that a reader may choose, given the site's own. */
  readerColorRules(theme: ThemeColors): ReaderColorRules;
  /** The HTML of the page's own slots, by slot name. */
  renderPage(view: PageView, frame: FrameView): Readonly<Record<SlotName, string>>;
}

/** Slots in the frame's HTML, written there as `<!--xdocs:NAME-->`. */
export type SlotName = 'navigation' | 'context' | 'main' | 'toc' | 'pager';
