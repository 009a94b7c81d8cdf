// The ad slots of a page: the one below its description, and one below each demo whose code a reader opens. In: options.
// Out: filled slots, until the page is left. The room of the first is in the page's HTML; that of the others opens with
// the code. The name of this file is part of an address: see ads.ts.
import type { AdsOptions } from '../../src/model/services.ts';
import { element } from '../client/element.ts';
import { under } from '../client/under.ts';
import type { AdPlace } from './ad-card.ts';
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
  const leave = () => page.abort();
  document.addEventListener('xdocs:leave', leave, { signal });
  try {
    const { by = '', help = '', language } = slot.dataset;
    const place: AdPlace = { slot, layout: layoutOf(Math.random()), by, help, language };
    fillSlot(place, options, { allowsScript: true, signal });
    document.addEventListener('click', (event) => fillBelow(event, place, options, signal), { signal });
  } catch {
    tell('crash', 'slot');
  }
}

/** A reader unfolds the code of a demo: what is below moves anyway. */
function fillBelow(event: Event, place: AdPlace, options: AdsOptions, signal: AbortSignal): void {
  const demo = under(event, '.demo-details:not([open]) > .demo-bar')?.closest('.demo');
  if (!demo || demo.matches('[data-alone], :has(> .backing)')) return;
  const label = place.slot.getAttribute('aria-label') ?? '';
  const slot = element('div', { class: 'backing backing-below', role: 'group', 'aria-label': label });
  demo.append(slot);
  fillSlot({ ...place, slot, layout: 'inline' }, options, { allowsScript: false, signal });
}
