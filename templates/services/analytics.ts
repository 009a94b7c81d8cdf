// Analytics through the global tag function, SPEC section 7. In: the page and its events, clicks on elements that carry
// event attributes, what ads say of themselves, the reader's settings. Out: calls of the tag. Nothing that goes wrong with
// it reaches the page.
import type { AnalyticsOptions } from '../../src/model/services.ts';
import { under } from '../client/under.ts';
import { factsOfPage } from './known-page.ts';
import { followReader } from './reader-properties.ts';
import { closeTag, openTag, type Tell } from './tag.ts';

/** Who draws more than this reports no web vitals, SPEC section 9. */
const vitalsDraw = 0.0001;

/** The `detail` of `xdocs:ad`. */
interface AdEvent {
  readonly action: 'display' | 'click' | 'crash';
  readonly label: string;
}

/** Reports the page that is shown, once the tasks that brought it are over; the same one only once. */
function followPages(tell: Tell, signal: AbortSignal): void {
  let timer = 0;
  let told = '';
  const view = () => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
    const address = canonical ?? location.origin + location.pathname;
    if (address === told) return;
    told = address;
    const { product, category } = factsOfPage();
    tell('event', 'page_view', {
      page_title: document.title,
      page_location: address,
      ...(product && { productId: product }),
      ...(category && { productCategoryId: category }),
    });
  };
  const viewSoon = () => {
    clearTimeout(timer);
    timer = window.setTimeout(view);
  };
  document.addEventListener('xdocs:content', viewSoon, { signal });
  viewSoon();
}

/** Reports a click by the attributes of the nearest element that has them, or the share of such clicks that is asked for. */
function followClicks(tell: Tell, signal: AbortSignal): void {
  const answer = (event: Event) => {
    const { gaEventCategory, gaEventAction, gaEventLabel, gaEventSplit } =
      under(event, '[data-ga-event-category]')?.dataset ?? {};
    if (!gaEventCategory || Math.random() >= Number(gaEventSplit ?? 1)) return;
    tell('event', gaEventCategory, { eventAction: gaEventAction, eventLabel: gaEventLabel });
  };
  // Before what is clicked may keep the click to itself.
  document.addEventListener('click', answer, { capture: true, signal });
}

/** Reports what ads say of themselves on the document. */
function followAds(tell: Tell, signal: AbortSignal): void {
  const answer = (event: Event) => {
    const { action, label } = (event as CustomEvent<AdEvent>).detail;
    tell('event', 'ad', { eventAction: action, eventLabel: label });
  };
  document.addEventListener('xdocs:ad', answer, { signal });
}

/** Loads the tag and reports to it; the result ends that, and what the tag has kept goes. */
export function startAnalytics(options: AnalyticsOptions): () => void {
  const end = new AbortController();
  const { signal } = end;
  const tell = openTag(options, signal);
  for (const follow of [followReader, followPages, followClicks, followAds])
    try {
      follow(tell, signal);
    } catch {
      // One that cannot is no reason for the others, or for other services, not to begin.
    }
  if (Math.random() <= vitalsDraw)
    void import('./vitals.ts').then(({ reportVitals }) => reportVitals(tell)).catch(() => undefined);
  return () => {
    end.abort();
    closeTag(options);
  };
}
