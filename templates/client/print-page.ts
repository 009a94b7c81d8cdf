// A page on paper. In: the keys for printing, and the browser's word that it prints. Out: demos that run in the browser
// only are drawn first, where there is time for it; those that cannot be any more are marked, and the style sheet
// prints the name and the source of a marked one instead of a hole. Demos that are awake keep the width for which they
// drew themselves.
import { isApple } from './apple.ts';
import { hasGaps } from './holds-places.ts';
import type { hydrate as hydrateDemo } from './hydrate-demos.ts';

/** How long a reader waits for demos, and what charts need for their first movement. */
const [limitMs, settleMs] = [5000, 700];
/** What the narrower of the usual sheets has room for, in pixels. */
const paperWidth = 640;

function undrawnDemos(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-module]:not([data-hydrated], [data-failed])')].filter(
    (demo) => !demo.firstElementChild || hasGaps(demo),
  );
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** The browser waits for nobody: what is still undrawn is drawn on the next print. */
function prepare(hydrate: typeof hydrateDemo): void {
  for (const demo of document.querySelectorAll<HTMLElement>('.demo-root[data-hydrated]')) {
    const width = demo.offsetWidth;
    demo.style.setProperty('--screen-width', `${width}px`);
    demo.style.setProperty('--screen-zoom', String(Math.min(1, paperWidth / width)));
  }
  for (const demo of undrawnDemos()) {
    demo.dataset['undrawn'] = '';
    void hydrate(demo);
  }
}

let isWaiting = false;

/** Wires printing. The keys are left to the browser on a page where nothing has to be drawn first. */
export function listenForPrint(hydrate: typeof hydrateDemo): void {
  addEventListener('beforeprint', () => prepare(hydrate));
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (event.defaultPrevented || key !== 'p' || shiftKey || altKey || !(isApple() ? metaKey : ctrlKey)) return;
    const demos = isWaiting ? [] : undrawnDemos();
    if (!isWaiting && demos.length === 0) return;
    event.preventDefault();
    if (isWaiting) return;
    isWaiting = true;
    void Promise.race([Promise.all(demos.map(hydrate)).then(() => wait(settleMs)), wait(limitMs)]).finally(() => {
      isWaiting = false;
      print();
    });
  });
}
