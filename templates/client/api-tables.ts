// API pages: the layout of their tables, which the reader chooses and which is remembered, and a filter of long ones.
// The stored layout is on the root element before first paint (inline.ts); style sheets do the rest.
import { apiLayout, type ValueOf } from '../../src/model/browser-storage.ts';
import { elementOfHash } from './element-of-hash.ts';
import { keepValue, shownValueOf } from './shown-setting.ts';
import { under } from './under.ts';

/**
 * Rows that are open in the collapsed layout: by the reader, or because a link leads to them. `api.css` has the same
 * words.
 */
const isOpen = '[data-open=""], :target:not([data-open="no"]), :has(.api-alias:target):not([data-open="no"])';

function layout(): ValueOf<typeof apiLayout> {
  return shownValueOf(apiLayout);
}

/** Names fold their rows in the collapsed layout only; elsewhere they are links to themselves. */
function showLayout(page: ParentNode): void {
  for (const input of page.querySelectorAll<HTMLInputElement>('[name=api-layout]'))
    input.checked = input.value === layout();
  for (const name of page.querySelectorAll('.api-name')) {
    if (layout() === 'collapsed')
      name.setAttribute('aria-expanded', String(name.closest('tr')?.matches(isOpen) ?? false));
    else name.removeAttribute('aria-expanded');
  }
}

function toggle(event: Event, name: HTMLAnchorElement): void {
  const row = name.closest('tr');
  if (!row || layout() !== 'collapsed') return;
  event.preventDefault();
  const open = name.getAttribute('aria-expanded') !== 'true';
  row.dataset['open'] = open ? '' : 'no';
  name.setAttribute('aria-expanded', String(open));
  if (open) history.replaceState(history.state, '', name.href);
}

/** Rows whose name holds the words; where no name does, rows whose text does. */
function filter(input: HTMLInputElement): void {
  const rows = [...(input.closest('section')?.querySelectorAll<HTMLElement>('tbody tr') ?? [])];
  const words = input.value.trim().toLowerCase();
  const isIn = (part: Element | null) => part?.textContent?.toLowerCase().includes(words);
  const byName = rows.filter((row) => isIn(row.querySelector('.api-name')));
  const shown = new Set(byName.length > 0 ? byName : rows.filter(isIn));
  for (const row of rows) row.hidden = !shown.has(row);
  const callbacks = input.closest('section')?.querySelector<HTMLDetailsElement>('.api-callbacks');
  if (callbacks && words)
    callbacks.open = [...callbacks.querySelectorAll('tbody tr')].some((row) => shown.has(row as HTMLElement));
  const count = input.closest('.api-tools')?.querySelector('output');
  if (count)
    count.textContent = (count.dataset['text'] ?? '')
      .replace('{shown}', String(shown.size))
      .replace('{all}', String(rows.length));
}

/** A link to a row leads there though a filter or a folded group hides it. */
function showTarget(): void {
  const callbacks = elementOfHash(location.hash)?.closest<HTMLDetailsElement>('.api-callbacks:not([open])');
  if (callbacks) {
    callbacks.open = true;
    elementOfHash(location.hash)?.scrollIntoView();
  }
  const row = elementOfHash(location.hash)?.closest<HTMLElement>('.api-table tr[hidden]');
  const input = row?.closest('section')?.querySelector<HTMLInputElement>('[data-xd-filter]');
  if (!row || !input) return;
  input.value = '';
  filter(input);
  row.scrollIntoView();
}

let listens = false;

/** Wires the tables of a page, and brings their controls in line with what the reader chose. */
export function showApiTables(page: ParentNode): void {
  // Not the one that pages come with: chosen while this code was on its way.
  const chosen = page.querySelector<HTMLInputElement>('[name=api-layout]:checked:not([checked])');
  if (chosen && chosen.value !== layout()) keepValue(apiLayout, chosen.value);
  if (!listens) listenForApiTables();
  listens = true;
  showLayout(page);
  showTarget();
  for (const input of page.querySelectorAll<HTMLInputElement>('[data-xd-filter]')) if (input.value) filter(input);
}

/** Wires the tables of all API pages to come. */
function listenForApiTables(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'api-layout') return;
    const before = target.getBoundingClientRect().top;
    keepValue(apiLayout, target.value);
    showLayout(document);
    scrollBy(0, target.getBoundingClientRect().top - before);
  });
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches('[data-xd-filter]')) filter(target);
  });
  document.addEventListener('click', (event) => {
    const name = under<HTMLAnchorElement>(event, '.api-name');
    if (name && !event.ctrlKey && !event.metaKey && !event.shiftKey) toggle(event, name);
  });
  addEventListener('hashchange', () => {
    showTarget();
    showLayout(document);
  });
}
