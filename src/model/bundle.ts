// What esbuild made of the templates and demos.
import type { ThemeColors } from './config.ts';
import type { ReaderColorRules } from './reader-colors.ts';
import type { FrameView, NavigationView, PageView } from './view.ts';
import type { SchemeColors } from './site-head.ts';

/** The templates' server entry: pure functions from views to HTML. */
export interface Renderer {
  /** The app shell with slots for the page's own parts, and all CSS that the shell and the pages use. */
  renderFrame(view: FrameView): {
    readonly html: string;
    readonly css: string;
    /** The page's background. */ readonly colors?: SchemeColors;
  };
  /** The sidebar's list, or a branch of it at a depth. Cached by the caller per open branch. */
  renderNavigation(view: NavigationView, frame: FrameView, depth?: number): string;
  /** The style rules of the colours that a reader may choose, given the site's. */
  readerColorRules(theme: ThemeColors): ReaderColorRules;
  /** Contents of the slots that are the page's own, by slot name. */
  renderPage(view: PageView, frame: FrameView): Readonly<Record<SlotName, string>>;
}

/** Places in the frame's HTML, written there as `<!--xdocs:NAME-->`. */
export type SlotName = 'navigation' | 'context' | 'main' | 'toc' | 'pager';
