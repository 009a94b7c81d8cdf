// The sidebar's list. In: the list as rendered. Out: the active entry in view; branches that fold, and open in place.
import { under } from './under.ts';

/** Scrolls the sidebar (never the page) until the active entry is in its middle, unless it can be seen already. */
export function showActiveEntry(): void {
  const root = document.querySelector('.sidebar-scroll');
  const active = root?.querySelector('[aria-current="page"]');
  if (!active) return;
  // An observer is told where things are once the browser has placed them anyway; asking would make it do so at once.
  const observer = new IntersectionObserver(
    ([seen]) => {
      observer.disconnect();
      const { boundingClientRect: entry, rootBounds: view, intersectionRatio } = seen!;
      if (view && intersectionRatio < 1) root!.scrollTop += entry.top - view.top - (view.height - entry.height) / 2;
    },
    { root },
  );
  observer.observe(active);
}

/** Marks the entry of the page that is shown. Says whether the list has one. */
export function markActiveEntry(): boolean {
  let marked = false;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    '.sidebar-scroll a:not([aria-expanded], .nav-rest)',
  )) {
    // A link to a part of the page is not the page's own.
    link.removeAttribute('aria-current');
    if (link.href !== location.origin + location.pathname) continue;
    link.setAttribute('aria-current', 'page');
    marked = true;
    for (let list = link.closest('ul'); list; list = list.parentElement?.closest('ul') ?? null)
      if (list.hidden) fold(list.previousElementSibling as HTMLElement, list);
  }
  return marked;
}

function fold(link: HTMLElement, list: HTMLElement): void {
  list.hidden = !list.hidden;
  link.setAttribute('aria-expanded', String(!list.hidden));
}

/**
 * Fetches the entries of a closed branch, or the whole of a list shown in part; where that fails, the link is a link.
 */
async function open(link: HTMLAnchorElement): Promise<void> {
  const name = link.dataset['entries']!;
  const { href } = location;
  // A second click waits with the first.
  delete link.dataset['entries'];
  const scroller = link.closest('.sidebar-scroll');
  const place = document.createElement('template');
  try {
    const answer = await fetch(`${link.closest<HTMLElement>('[data-entries-at]')!.dataset['entriesAt']!}${name}.html`);
    if (!answer.ok) throw new Error(String(answer.status));
    place.innerHTML = await answer.text();
  } catch {
    link.dataset['entries'] = name;
    // Unless its reader has gone elsewhere meanwhile.
    if (location.href === href) location.href = link.href;
    return;
  }
  const list = place.content.firstElementChild as HTMLElement;
  if (link.matches('.nav-rest')) {
    const before = scroller?.scrollTop ?? 0;
    link.closest('ul')?.replaceWith(list);
    markActiveEntry();
    scroller?.scrollTo(0, before);
    list.querySelector<HTMLElement>('[aria-current="page"], a')?.focus({ preventScroll: true });
    return;
  }
  link.after(list);
  list.hidden = true;
  fold(link, list);
  markActiveEntry();
  document.dispatchEvent(new CustomEvent('xdocs:entries'));
}

/** Without this script, a branch is an ordinary link to its first page; with it, a branch opens and folds in place. */
export function foldBranches(): void {
  document.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = under<HTMLAnchorElement>(event, '.sidebar-scroll :is([aria-expanded], .nav-rest)');
    if (!link) return;
    event.preventDefault();
    const list = link.nextElementSibling;
    if (link.dataset['entries']) void open(link);
    else if (list instanceof HTMLElement) fold(link, list);
  });
}
