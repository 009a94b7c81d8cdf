// The ad slots of a page: the one below its description, and one below each demo whose code a reader opens. In: options.
// Out: filled slots, until the page is left. The room of the first is in the page's HTML; that of the others opens with
// the code. The name of this file is part of an address: see ads.ts.
import type { AdsOptions } from '../../src/model/services.ts';
import { under } from '../client/under.ts';
import { tell } from './ad-events.ts';
import { isCrawler, layoutOf } from './ad-rules.ts';
import { fillSlot } from './ad-slot.ts';

let page = new AbortController();
/** With what a slot of a page has been filled. */
const filled = new WeakMap<Element, AdsOptions>();

/** Fills the slots of the page that is shown now. A page without has none below its demos, either. */
export function fillPage(options: AdsOptions): void {
  const slot = document.querySelector<HTMLElement>('.backing-page');
  if (!slot || filled.get(slot) === options || isCrawler(navigator.userAgent)) return;
  filled.set(slot, options);
  page.abort();
  page = new AbortController();
  const { signal } = page;
  document.addEventListener('xdocs:leave', () => page.abort(), { signal });
  document.addEventListener('click', (event) => fillBelow(event, slot, options, signal), { signal });
  try {
    fillSlot(slot, layoutOf(Math.random()), options, signal);
  } catch {
    tell('crash', 'slot');
  }
}

/** A reader unfolds the code of a demo: what is below moves anyway. */
function fillBelow(event: Event, first: HTMLElement, options: AdsOptions, signal: AbortSignal): void {
  const demo = under(event, '.demo-details:not([open]) > .demo-bar')?.closest('.demo');
  if (!demo || demo.matches('[data-alone], :has(> .backing)')) return;
  const slot = first.cloneNode() as HTMLElement;
  slot.className = 'backing backing-below';
  demo.append(slot);
  // A network's script fills one slot in a page.
  fillSlot(slot, 'inline', { ...options, script: '' }, signal);
}
