// Demos in the styling that a reader has chosen. In: `data-code-styling` on <html>, `data-stylings` on demos. Out: that
// styling's module in the place of the former one, with its style sheet; both go when it is left. A demo that does not
// have the styling stays as it is. Loaded where another styling than the page's own is to be shown.
import type { DemoStyling } from '../../src/model/demo.ts';
import type { StylingView } from '../../src/model/view.ts';
import type { hydrate as hydrateDemo } from './hydrate-demos.ts';
import { placeSheet, removeSheets, sheetElement } from './styling-sheets.ts';
import { markPopups } from './tailwind-popups.ts';

interface StylingModule {
  mount(element: HTMLElement): void | Promise<void>;
  /** URL of its style sheet: a dev server knows it no sooner. */
  readonly sheet?: string;
}

type Stylings = { readonly [styling in DemoStyling]?: StylingView };

/** As far from sight as demos are started. */
const nearMargin = 300;
const mountedWaitMs = 10_000;

/** The latest wish for each demo, to be taken back, and the end of all work on it. */
const wishes = new Map<HTMLElement, AbortController>();
const work = new WeakMap<HTMLElement, Promise<void>>();
let listens = false;

/** Shows the chosen styling in all demos of the page that have it. */
export function showStylings(hydrate: typeof hydrateDemo): void {
  for (const demo of document.querySelectorAll<HTMLElement>('[data-stylings]:not([data-frame])')) {
    wishes.get(demo)?.abort();
    const wish = new AbortController();
    wishes.set(demo, wish);
    const former = work.get(demo) ?? Promise.resolve();
    // What fails to come leaves the former styling in its place, in sight.
    const keep = () => {
      if (wish.signal.aborted) return;
      demo.dataset['kept'] = '';
      document.dispatchEvent(new CustomEvent('xdocs:missed'));
    };
    work.set(demo, former.then(() => switchStyling(demo, wish.signal, hydrate)).catch(keep));
  }
  markPopups();
  if (listens) return;
  listens = true;
  document.addEventListener('xdocs:leave', () => {
    for (const wish of wishes.values()) wish.abort();
    wishes.clear();
    removeSheets();
  });
}

async function switchStyling(demo: HTMLElement, signal: AbortSignal, hydrate: typeof hydrateDemo): Promise<void> {
  const stylings = JSON.parse(demo.dataset['stylings']!) as Stylings;
  const own = Object.keys(stylings)[0] as DemoStyling;
  const chosen = (document.documentElement.dataset['codeStyling'] ?? 'system') as DemoStyling;
  const next = stylings[chosen];
  if (!next || demo.dataset['styling'] === chosen || signal.aborted) return;
  const isAsleep = () => !demo.matches('[data-mounting], [data-failed]');
  const load = () => xdPart(next.module) as Promise<StylingModule>;
  const waits = isAsleep() && !isNear(demo);
  // Of one that is far away only the style sheet is fetched, for it starts in its turn. The page's own is in the head.
  const address = next.sheet || waits ? Promise.resolve(next.sheet) : load().then(({ sheet }) => sheet);
  const styling = chosen === own ? undefined : address.then((url) => (url ? sheetElement(url, signal) : undefined));
  const [sheet] = await orAborted(Promise.all([styling, waits ? undefined : load()]), signal);
  if (!demo.isConnected) return;

  const settle = () => {
    // What is in the place only holds it: it was made for another one.
    demo.dataset['server'] = 'other';
    // Its module may come after its reader; of one that was just waking, the place still holds what nobody was to see.
    if (!('kept' in demo.dataset)) demo.dataset['unseen'] = '';
    if (next.scope) demo.dataset['xdTailwind'] = next.scope;
    else delete demo.dataset['xdTailwind'];
    demo.dataset['module'] = next.module;
    demo.dataset['styling'] = chosen;
    return placeSheet(demo, sheet, { url: stylings[own]?.sheet, isShown: chosen === own });
  };
  const isMounted = () => demo.dataset['styling'] === chosen && demo.hasAttribute('data-hydrated');
  if (waits && isAsleep()) return void settle();
  demo.style.minBlockSize = `${demo.offsetHeight}px`;
  if (isAsleep()) {
    // What nobody was to see is not seen now.
    if (!('kept' in demo.dataset)) demo.replaceChildren();
    await settle();
    await hydrate(demo);
  }
  // It was awake, or has just been waking as another one.
  if (!isMounted()) {
    await leave(demo);
    if (!demo.isConnected) return;
    await settle();
    await (await load()).mount(demo);
    await mounted(demo);
  }
  requestAnimationFrame(() => (demo.style.minBlockSize = ''));
}

/** Whether a demo stands where demos are started. */
function isNear(demo: HTMLElement): boolean {
  const { top, bottom } = demo.getBoundingClientRect();
  return bottom > -nearMargin && top < innerHeight + nearMargin;
}

/** Takes out what runs in a demo's element, or is about to. */
async function leave(demo: HTMLElement): Promise<void> {
  demo.removeAttribute('data-failed');
  if (!demo.hasAttribute('data-mounting')) return;
  const left = new Promise((resolve) => {
    demo.addEventListener('xdocs:left', resolve, { once: true });
    setTimeout(resolve, mountedWaitMs);
  });
  demo.dispatchEvent(new CustomEvent('xdocs:leave'));
  await left;
}

/** Settles when a demo says that it is mounted, or after a while when it never does. */
function mounted(demo: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const observer = new MutationObserver(done);
    const timer = setTimeout(done, mountedWaitMs);
    observer.observe(demo, { attributes: true, attributeFilter: ['data-hydrated', 'data-failed'] });
    if (demo.hasAttribute('data-hydrated')) done();
  });
}

/** What a promise brings, unless its signal is aborted before. */
function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    promise.then(resolve, reject);
  });
}
