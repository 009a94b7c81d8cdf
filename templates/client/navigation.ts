// The sidebar's list. In: the list as rendered. Out: the active entry in view, open branches that fold.

/** Scrolls the sidebar (never the page) until the active entry is in its middle, unless it can be seen already. */
export function showActiveEntry(): void {
  const active = document.querySelector<HTMLElement>('.sidebar [aria-current="page"]');
  const scroller = active?.closest<HTMLElement>('.sidebar-scroll');
  if (!active || !scroller) return;
  const entry = active.getBoundingClientRect();
  const view = scroller.getBoundingClientRect();
  if (entry.top >= view.top && entry.bottom <= view.bottom - entry.height) return;
  scroller.scrollTop += entry.top - view.top - (view.height - entry.height) / 2;
}

/** A closed branch is an ordinary link; one that is open folds in place instead of leading to its first page again. */
export function foldBranches(): void {
  document.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLElement>('a[data-xd-branch]');
    const list = link?.nextElementSibling;
    if (!link || !(list instanceof HTMLElement)) return;
    event.preventDefault();
    list.hidden = !list.hidden;
    link.dataset['xdBranch'] = list.hidden ? 'folded' : 'open';
  });
}
