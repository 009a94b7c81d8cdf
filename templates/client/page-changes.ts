// From page to page without loading the shell again. In: clicks on links to pages of the site, back and forward. Out:
// the page in place, scrolled and focused as a loaded one would be. Where anything is odd (no page, another shell, no
// network), the browser loads it as it always would.
import { elementOfHash } from './element-of-hash.ts';
import { markActiveEntry, showActiveEntry } from './navigation.ts';
import { pageParts, placeHead, placeSheets, replaceContent, shellKey } from './place-page.ts';
import { siteFacts } from './site-facts.ts';
import { announce } from './texts.ts';
import { under } from './under.ts';

/** A pointer that rests on a link this long means it. */
const restMs = 65;
/** What was fetched early is kept for this long; then it is asked for again. */
const freshMs = 30_000;
const fetched = new Map<string, { readonly page: Promise<string | undefined>; readonly at: number }>();
let turn = 0;
/** How often the dev server has said that its pages changed. */
let changes = 0;
let shown = pageOf(location);

function pageOf({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  return pathname + search;
}

async function fetchPage(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url);
    const isPage =
      answer.ok && answer.headers.get('content-type')?.startsWith('text/html') && pageOf(new URL(answer.url)) === url;
    return isPage ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}

function early(url: string): Promise<string | undefined> {
  const now = performance.now();
  for (const [old, { at }] of fetched) if (now - at >= freshMs) fetched.delete(old);
  const { page, at } = fetched.get(url) ?? { page: fetchPage(url), at: now };
  fetched.set(url, { page, at });
  return page;
}

/**
 * The page that a link leads to, if this script may show it: one of this site, in this window, and not a demo's own
 * affair.
 */
function targetOf(event: Event): URL | undefined {
  const link = under<HTMLAnchorElement>(event, 'a[href]');
  if (
    !link ||
    (link.target && link.target !== '_self') ||
    link.hasAttribute('download') ||
    link.closest('[data-xd-demo], [data-xd-full]')
  )
    return undefined;
  const base = `${siteFacts()?.base ?? ''}/`;
  return link.origin === location.origin && link.pathname.startsWith(base) && link.pathname.endsWith('/')
    ? new URL(link.href)
    : undefined;
}

function keepScroll(): void {
  history.replaceState({ ...(history.state as object | null), scroll: scrollY }, '');
}

function scrollTo(top: number | undefined, hash: string): void {
  const target = elementOfHash(hash);
  if (top === undefined && target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: top ?? 0, behavior: 'instant' });
}

/** Shows a page; `top` is where a reader who returns was. */
async function show(url: URL, { isNew, top }: { isNew: boolean; top?: number | undefined }): Promise<void> {
  const own = ++turn;
  const root = document.documentElement;
  root.setAttribute('data-loading', '');
  const before = changes;
  const text = await early(pageOf(url));
  const next = text && new DOMParser().parseFromString(text, 'text/html');
  if (next) await placeSheets(next);
  if (own !== turn) return;
  if (before !== changes) return show(url, { isNew, top });
  root.removeAttribute('data-loading');
  fetched.delete(pageOf(url));
  if (!next || shellKey(next) !== shellKey(document) || pageParts.some((part) => !next.querySelector(part))) {
    if (isNew) location.assign(url);
    else location.reload();
    return;
  }
  if (isNew) {
    keepScroll();
    // From now on this script knows best where a reader was.
    history.scrollRestoration = 'manual';
    history.pushState(null, '', pageOf(url));
  }
  shown = pageOf(url);
  document.dispatchEvent(new CustomEvent('xdocs:leave'));
  placeHead(next);
  for (const part of pageParts) replaceContent(document.querySelector(part)!, next.querySelector(part)!);
  if (!markActiveEntry())
    replaceContent(document.querySelector('.sidebar-scroll')!, next.querySelector('.sidebar-scroll')!);
  showActiveEntry();
  document.dispatchEvent(new CustomEvent('xdocs:content'));
  if (top === undefined) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  // A step of the browser's own makes the part the `:target`, and the place where Tab goes on from.
  if (url.hash) location.replace(url.hash);
  // It forgets where a reader who returns was.
  if (top !== undefined) history.replaceState({ scroll: top }, '');
  scrollTo(top, url.hash);
  announce(next.title);
}

/** Wires links, back and forward; fetches early what a pointer rests on, unless the reader saves data. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const url = targetOf(event);
    if (!url || (pageOf(url) === pageOf(location) && url.hash)) return;
    event.preventDefault();
    void show(url, { isNew: pageOf(url) !== pageOf(location) });
  });
  addEventListener('popstate', () => {
    const top = (history.state as { scroll?: number } | null)?.scroll;
    if (pageOf(location) !== shown)
      void show(new URL(location.href), { isNew: false, top: top ?? (location.hash ? undefined : 0) });
    else if (history.scrollRestoration === 'manual') scrollTo(top, location.hash);
  });
  // With another query, which a script has set, it is the same page.
  document.addEventListener('xdocs:query', () => (shown = pageOf(location)));
  // The dev server's pages change.
  document.addEventListener('xdocs:changed', () => {
    changes++;
    fetched.clear();
  });
  addEventListener('scrollend', keepScroll);
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));

  const { saveData, effectiveType = '' } =
    (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};
  if (saveData || effectiveType.includes('2g')) return;
  let timer = 0;
  const fetchSoon = (event: Event) => {
    clearTimeout(timer);
    const url = targetOf(event);
    if (url && pageOf(url) !== pageOf(location))
      timer = window.setTimeout(() => void early(pageOf(url)), event.type === 'touchstart' ? 0 : restMs);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, fetchSoon, { passive: true });
}
