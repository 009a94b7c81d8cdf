// Marks where the reader is in the table of contents. In: the page's scroll position. Out: `aria-current` on one link,
// its text in the folded bar of narrow screens.
import { elementOfHash } from './element-of-hash.ts';
import { under } from './under.ts';

const wide = matchMedia('(min-width: 1200px)');
/** A heading counts as reached this far below the top: the app bar, the bar of narrow screens, some air. */
const reach = 140;

let stop: (() => void) | undefined;

interface Entry {
  readonly link: HTMLAnchorElement;
  readonly heading: HTMLElement;
}

function entriesOf(list: ParentNode): Entry[] {
  const entries: Entry[] = [];
  for (const link of list.querySelectorAll<HTMLAnchorElement>('.toc-list a')) {
    const heading = elementOfHash(link.hash);
    if (heading) entries.push({ link, heading });
  }
  return entries;
}

/** Wide screens show the list always; narrow ones start with it folded, and it is a menu like others. */
function unfoldWhenWide(details: HTMLDetailsElement): void {
  details.open = wide.matches;
  details.toggleAttribute('data-xd-menu', !wide.matches);
}

function mark(entries: readonly Entry[], details: HTMLDetailsElement): void {
  const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
  const reached = entries.filter(({ heading }) => heading.getBoundingClientRect().top <= reach);
  const active = isAtEnd && scrollY > 0 ? entries.at(-1) : reached.at(-1);
  for (const entry of entries) {
    if (entry === active) entry.link.setAttribute('aria-current', 'true');
    else entry.link.removeAttribute('aria-current');
  }
  const current = details.querySelector('.toc-current');
  if (current) current.textContent = active?.link.textContent ?? '';
}

/** Starts over with the headings that the page has now. */
export function spyOnHeadings(): void {
  stop?.();
  const details = document.querySelector<HTMLDetailsElement>('[data-xd-toc]');
  if (!details) return;
  const entries = entriesOf(details);
  const controller = new AbortController();
  const { signal } = controller;
  stop = () => controller.abort();
  let frame = 0;
  const schedule = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => mark(entries, details));
  };
  unfoldWhenWide(details);
  wide.addEventListener('change', () => unfoldWhenWide(details), { signal });
  details.addEventListener(
    'click',
    (event) => {
      if (!wide.matches && under(event, 'a')) details.open = false;
    },
    { signal },
  );
  addEventListener('scroll', schedule, { signal, passive: true });
  addEventListener('resize', schedule, { signal, passive: true });
  schedule();
}
