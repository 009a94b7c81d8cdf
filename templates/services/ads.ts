// When the ad slots of a page are filled: once the page has loaded and the browser has nothing better to do. What fills
// them is a file of its own (page-slots.ts), loaded then. None of this has "ad" in a name that a page shows (files,
// classes, addresses): blockers go by such names, and house ads are for those who have one.
import type { AdsOptions } from '../../src/model/services.ts';

/** The latest word counts: of a reader who agrees, what the network has takes over from the house's own. */
let wanted: AdsOptions | undefined;

function fillSoon(): void {
  whenIdle(() => {
    import('./page-slots.ts').then(
      ({ fillPage }) => fillPage(wanted!),
      () => undefined,
    );
  });
}

/** Fills the ad slots of the page, and of those that come after it. Called again, it starts over with other options. */
export function startAds(options: AdsOptions): void {
  const isFirst = wanted === undefined;
  wanted = options;
  if (isFirst) document.addEventListener('xdocs:content', fillSoon);
  if (document.readyState === 'complete') fillSoon();
  else addEventListener('load', fillSoon, { once: true });
}

function whenIdle(run: () => void): void {
  // Not every browser can say when it is idle.
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}
