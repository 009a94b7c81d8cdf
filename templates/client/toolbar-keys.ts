// The keys of a demo's toolbar: one stop for Tab, arrows between its buttons (mirrored from right to left), Home and End;
// arrows up and down in its menus. In: keys. Out: focus.
import { under } from './under.ts';

/** What the toolbar has, in the order of the eye; what is hidden for want of room is left out. */
function itemsOf(source: Element): HTMLElement[] {
  return [
    ...source.querySelectorAll<HTMLElement>('.demo-bar'),
    ...source.querySelectorAll<HTMLElement>('.demo-tool'),
  ].filter((item) => item.checkVisibility());
}

/** Makes one of a toolbar's items the one that Tab comes to: the given one, else the one that was, else the first. */
export function oneTabStop(source: Element, wanted?: Element | null): void {
  const items = itemsOf(source);
  const stop = wanted ?? items.find((item) => item.getAttribute('tabindex') === '0') ?? items[0];
  for (const item of items) item.tabIndex = item === stop ? 0 : -1;
}

function neighbourOf(items: readonly HTMLElement[], item: HTMLElement, step: string): HTMLElement | undefined {
  const index = items.indexOf(item);
  if (step === 'next') return items[(index + 1) % items.length];
  if (step === 'previous') return items.at(index - 1);
  if (step === 'Home') return items[0];
  return step === 'End' ? items.at(-1) : undefined;
}

/** The item that a key leads to from an item of the bar. */
function nextInBar(item: HTMLElement, source: Element, key: string): HTMLElement | undefined {
  const menu = item.parentElement?.closest<HTMLDetailsElement>('details.menu');
  if (menu && (key === 'ArrowDown' || key === 'ArrowUp')) {
    menu.open = true;
    return choicesOf(menu).at(key === 'ArrowDown' ? 0 : -1);
  }
  const isMirrored = getComputedStyle(source).direction === 'rtl';
  const steps = isMirrored ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const step = key === steps[0] ? 'next' : key === steps[1] ? 'previous' : key;
  return neighbourOf(itemsOf(source), item, step);
}

function choicesOf(menu: Element): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('.menu-list :is(a, button)')].filter((item) => item.checkVisibility());
}

/** The item that a key leads to from an item of an open menu. */
function nextInMenu(item: HTMLElement, menu: Element, key: string): HTMLElement | undefined {
  const step = key === 'ArrowDown' ? 'next' : key === 'ArrowUp' ? 'previous' : key;
  return neighbourOf(choicesOf(menu), item, step);
}

/** When this began to listen: a key that came before waits for an answer. */
let since = Infinity;

/** Wires the keys of all toolbars, those to come included. */
export function listenForToolbarKeys(): void {
  since = performance.now();
  document.addEventListener('keydown', pressKey);
}

/** Answers a key that was pressed while this was still loading. */
export function answerEarlyKey(event: KeyboardEvent): void {
  if (event.timeStamp < since) pressKey(event);
}

function pressKey(event: KeyboardEvent): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  const source = under(event, '.demo-source');
  if (!source || altKey || ctrlKey || metaKey || shiftKey) return;
  const [item, choice] = [under(event, '.demo-bar, .demo-tool'), under(event, '.menu-list :is(a, button)')];
  const menu = choice?.closest('details.menu');
  if (key === 'Escape') source.toggleAttribute('data-quiet', true);
  const next = item ? nextInBar(item, source, key) : menu && nextInMenu(choice!, menu, key);
  if (!next) return;
  event.preventDefault();
  source.removeAttribute('data-quiet');
  next.focus();
}
