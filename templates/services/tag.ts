// The global tag function and the script that answers it. In: the measurement's id. Out: `window.gtag`, which pushes its
// arguments to `window.dataLayer`; one script element; the end of both.
import type { AnalyticsOptions } from '../../src/model/services.ts';

/** A call of the tag function, such as `('event', 'page_view', { … })`. */
export type Tell = (...call: readonly unknown[]) => void;

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: Tell;
    /** The tag's own switch: its script looks at it before it sends or keeps anything. */
    [disabled: `ga-disable-${string}`]: boolean;
  }
}

/** The names of the cookies in which the tag keeps a reader's id and what belongs to it. */
const cookiePattern = /(?<=^|;\s*)_ga[^=;]*/g;

/**
 * Defines the tag function where the site has none, asks for its script, and tells it the id. Views of pages are ours to
 * report, so it reports none by itself. After the signal nothing is told any more.
 */
export function openTag({ id, script: src }: AnalyticsOptions, signal: AbortSignal): Tell {
  const queue = (window.dataLayer ??= []);
  window.gtag ??= function gtag() {
    // oxlint-disable-next-line prefer-rest-params -- the script takes only `arguments` for a call
    queue.push(arguments);
  };
  const tell: Tell = (...call) => {
    try {
      if (!signal.aborted) window.gtag!(...call);
    } catch {
      // A page does not fail with its tag.
    }
  };
  window[`ga-disable-${id}`] = false;
  tell('js', new Date());
  tell('config', id, { send_page_view: false });
  const load = () => {
    // A reader may allow, take it back and allow again in one document.
    if (![...document.scripts].some((script) => script.getAttribute('src') === src))
      document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
  };
  // A page that is still loading would be loading as long as a slow script, also for all that waits for its end.
  if (document.readyState === 'complete') load();
  else addEventListener('load', load, { once: true, signal });
  return tell;
}

/** Ends what the tag does: it sends nothing any more, also not what waits, and its cookies go. */
export function closeTag({ id }: AnalyticsOptions): void {
  window[`ga-disable-${id}`] = true;
  // A script that comes only now finds nothing to send.
  window.dataLayer!.length = 0;
  // They may be those of any domain above the page's, which no script can ask for.
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, index) => `;domain=${labels.slice(index).join('.')}`)];
  for (const [name] of document.cookie.matchAll(cookiePattern))
    for (const domain of domains) document.cookie = `${name}=;path=/;max-age=0${domain}`;
}
