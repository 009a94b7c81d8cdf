// The registration of the service worker, SPEC section 4. In: its address, and the one host that it is for. Out: a waiting
// worker is told to take over, and once the worker of another build is active, the page loads itself again when it has
// the focus. What its reader has written is kept by those who took it: feedback and edited code outlive the page.
import { buildAttribute } from '../../src/model/site-build.ts';
import type { WorkerOptions } from '../../src/model/services.ts';
import type { WorkerNews, WorkerRequest } from '../../src/model/worker-facts.ts';

/** How often the page looks whether it has the focus, in milliseconds. */
const pollMs = 100;

/** Registers the worker on the production host, or removes what was registered. */
export function startWorker({ url, host, isRemoved }: WorkerOptions): void {
  // Browsers have none outside of secure contexts.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || location.host !== host) return;
  if (isRemoved) {
    // What is registered asks for its script now, instead of some time: it is one that removes itself.
    void workers.getRegistration(url).then((registration) => {
      if (registration) takeOver(registration);
      return registration?.update().catch(() => undefined);
    });
    return;
  }
  const own = document.documentElement.getAttribute(buildAttribute);
  workers.addEventListener('message', ({ data }: MessageEvent<WorkerNews>) => {
    if (data.type === 'BUILD' && data.build !== own) reloadWithFocus();
  });
  // A page that stands in the place of another one goes as soon as that may come.
  addEventListener('online', () => {
    if (document.querySelector('.page-offline')) location.reload();
  });
  const register = () => {
    workers.register(url, { updateViaCache: 'none' }).then(takeOver, () => undefined);
    void workers.ready.then(({ active }) => active && tellLoaded(active, !workers.controller));
  };
  // The page itself comes first.
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

/**
 * Tells the worker which page is read, and of one that came without the worker also what it has loaded, and loads until it
 * goes: what was asked for before the worker took it over comes past it.
 */
function tellLoaded(worker: ServiceWorker, isEarlier: boolean): void {
  const tell = (entries: readonly PerformanceEntry[]) => {
    const files = (entries as readonly PerformanceResourceTiming[])
      // What scripts ask for may be meant once.
      .filter(({ initiatorType }) => !/fetch|http|beacon|frame/.test(initiatorType))
      .map(({ name }) => name);
    const request: WorkerRequest = { type: 'KEEP', page: location.pathname, files };
    worker.postMessage(request);
  };
  if (isEarlier)
    new PerformanceObserver((list) => tell(list.getEntries())).observe({ type: 'resource', buffered: true });
  else tell([]);
}

/** Tells each worker that waits, or will, not to: one may have come before the page asked for it. */
function takeOver(registration: ServiceWorkerRegistration): void {
  const follow = (next: ServiceWorker | null) => {
    const skip = () => {
      const request: WorkerRequest = { type: 'SKIP_WAITING' };
      if (next?.state === 'installed') next.postMessage(request);
    };
    next?.addEventListener('statechange', skip);
    skip();
  };
  follow(registration.waiting);
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
}

let isAboutTo = false;

/** Loads the page again once it has the focus and no dialog is open in it. */
function reloadWithFocus(): void {
  if (isAboutTo) return;
  isAboutTo = true;
  const poll = setInterval(() => {
    if (!document.hasFocus() || document.querySelector('dialog[open]')) return;
    clearInterval(poll);
    location.reload();
  }, pollMs);
}
