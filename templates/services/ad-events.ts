// What analytics may hear of ads: SPEC section 7. In: what a slot shows. Out: `xdocs:ad` events of the document with
// `{ action, label }`; ads know of no tag, and nothing happens where nobody listens.
import { adRules, isSampled } from './ad-rules.ts';
import { later } from './ad-time.ts';

export interface AdEvents {
  /** Another ad stands in the slot. It is told of once it was there long enough, and for a share of pages only. */
  shown(label: string): void;
  /** Something went wrong; the first time counts. */
  crashed(label: string): void;
}

/** Tells whoever listens. */
export function tell(action: 'display' | 'click' | 'crash', label: string): void {
  document.dispatchEvent(new CustomEvent('xdocs:ad', { detail: { action, label } }));
}

/** The events of one slot until the signal. */
export function adEvents(slot: HTMLElement, ratio: number, signal: AbortSignal): AdEvents {
  let label = '';
  let isTold = false;
  const clicked = ({ type, button, target }: MouseEvent) => {
    // The middle button opens a link, too.
    if ((type === 'click' || button === 1) && (target as Element).closest('a[href]')) tell('click', label);
  };
  for (const type of ['click', 'auxclick'] as const) slot.addEventListener(type, clicked, { signal });
  return {
    shown(next) {
      label = next;
      if (isSampled(ratio, Math.random()))
        later(adRules.displayMs, signal, () => {
          if (label === next) tell('display', next);
        });
    },
    crashed(what) {
      if (!isTold && !signal.aborted) tell('crash', what);
      isTold = true;
    },
  };
}
