// Brings demos to life. In: `[data-xd-demo][data-module]` elements. Out: their modules imported when they come near the
// viewport and somebody is there, or at once when the reader touches one; the touch that came too early is played
// again. A demo that fails shows a box in its place and leaves the page alive; where its file cannot be had, what the
// server has made of it stays, and the next press tries again.
import { tellFailed } from './failed-demo.ts';
import { loadPart } from './load-part.ts';
import { isMissing, missed } from './missing-part.ts';
import { clientText } from './texts.ts';
import { under } from './under.ts';

interface DemoModule {
  mount(element: HTMLElement): void | Promise<void>;
}

const nearMargin = '300px';
const hydratedWaitMs = 10_000;
/** A reader who gives no sign reads; demos wake by themselves after this. */
const quietMs = 6000;

const started = new WeakMap<HTMLElement, Promise<void>>();

function showFailure(element: HTMLElement, reason: unknown): void {
  element.innerHTML =
    '<div class="error-box" role="group"><p class="error-box-title"></p><pre class="error-box-message" tabindex="0"></pre></div>';
  element.querySelector('p')!.textContent = clientText('demo.failed');
  element.querySelector('pre')!.textContent = reason instanceof Error ? reason.message : String(reason);
  element.setAttribute('data-failed', '');
  tellFailed(element, reason);
}

/** Settles when the demo says that it is mounted, or after a while when it never does. */
function hydrated(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    if (element.hasAttribute('data-hydrated')) return resolve();
    const done = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const observer = new MutationObserver(done);
    const timer = setTimeout(done, hydratedWaitMs);
    observer.observe(element, { attributes: true, attributeFilter: ['data-hydrated', 'data-failed'] });
  });
}

async function load(element: HTMLElement): Promise<void> {
  try {
    if (element.hasAttribute('data-frame'))
      return await (await import('./demo-frame.ts')).moveIntoFrame(element, import.meta.url);
    const module = (await loadPart(element.dataset['module']!)) as DemoModule;
    await module.mount(element);
    await hydrated(element);
  } catch (error) {
    const isGone = isMissing(error);
    if (isGone) void missed(element.dataset['lost'] === 'wanted');
    // What stands there says more than a box would.
    if (isGone && element.firstElementChild && element.dataset['server'] !== 'box') element.dataset['lost'] = '';
    else showFailure(element, error);
  }
}

/**
 * Starts a demo, once; settles also where it fails, and never rejects.
 *
 * @param isWanted whether a reader has pressed something in it: what could not be loaded is tried again
 */
export function hydrate(element: HTMLElement, isWanted?: unknown): Promise<void> {
  if (isWanted === true) {
    if (element.dataset['lost'] === '') started.delete(element);
    element.dataset['lost'] = 'wanted';
  }
  const promise = started.get(element) ?? load(element);
  started.set(element, promise);
  return promise;
}

/** Settles with the first sign of a reader: until then, what stands there already, or a stand-in, is as good as alive. */
const reader = new Promise<void>((resolve) => {
  for (const type of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel'])
    addEventListener(type, () => resolve(), { once: true, passive: true, capture: true });
  // Of the page alone: the shell itself scrolls its navigation to the page's entry.
  addEventListener('scroll', () => resolve(), { once: true, passive: true });
  setTimeout(resolve, quietMs);
});
let turn: Promise<unknown> = Promise.resolve();

/**
 * Starts a demo when a reader has come and the browser has time, one after the other: scripts of several at once would
 * hold up a phone. A component of the site that has nothing to show waits for nobody.
 */
async function hydrateInTurn(element: HTMLElement): Promise<void> {
  if (element.hasAttribute('data-server')) await reader;
  turn = turn
    .then(
      () =>
        new Promise((resolve) =>
          'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: 500 }) : setTimeout(resolve),
        ),
    )
    .then(() => {
      if (element.isConnected) void hydrate(element);
    });
}

/** Watches the demos below a root. */
export function hydrateDemos(root: ParentNode): void {
  const demos = [...root.querySelectorAll<HTMLElement>('[data-xd-demo][data-module]')].filter(
    (element) => !started.has(element),
  );
  // In a frame of its own a demo is there because a reader came, or because the page is printed, which scrolls to
  // nothing.
  if (document.body.matches('.demo-frame')) return demos.forEach((element) => void hydrate(element));
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        void hydrateInTurn(target);
      }
    },
    { rootMargin: nearMargin },
  );
  for (const element of demos) {
    // In the frame of a standalone page nothing is ever seen of what has no height yet.
    if (frameElement && !element.offsetHeight) void hydrateInTurn(element);
    else observer.observe(element);
  }
}

/** The demo under an event, if it is not listening yet. */
function sleepingDemoOf(event: Event): HTMLElement | null {
  const demo = under(event, '[data-xd-demo][data-module]');
  return demo?.matches('[data-hydrated], [data-failed]') ? null : demo;
}

/** Where an element stands below the demo: it is found again by this when the demo was rendered afresh. */
function pathTo(target: Element, demo: Element): number[] {
  const path: number[] = [];
  for (let element = target; element !== demo && element.parentElement; element = element.parentElement) {
    path.unshift([...element.parentElement.children].indexOf(element));
  }
  return path;
}

function elementAt(path: readonly number[], demo: Element): Element | undefined {
  return path.reduce<Element | undefined>((element, index) => element?.children[index], demo);
}

/** A whole press, because some controls answer to its beginning and not to the click. */
function pressAgain(target: Element, { clientX, clientY }: MouseEvent): void {
  const common = { bubbles: true, cancelable: true, composed: true, view: window, clientX, clientY, button: 0 };
  target.dispatchEvent(new PointerEvent('pointerdown', { ...common, isPrimary: true, pointerType: 'mouse' }));
  target.dispatchEvent(new MouseEvent('mousedown', common));
  target.dispatchEvent(new PointerEvent('pointerup', { ...common, isPrimary: true, pointerType: 'mouse' }));
  target.dispatchEvent(new MouseEvent('mouseup', common));
  target.dispatchEvent(new MouseEvent('click', common));
}

/** Keys that the browser itself turns into text or a click; they need no replay. */
function isNative(target: Element): boolean {
  return target.matches('a[href], button, input, textarea, select, summary, [contenteditable]');
}

/** Keeps what the reader does to a demo that sleeps, and does it again when the demo is awake. */
export function listenForEarlyInput(): void {
  document.addEventListener(
    'click',
    (event) => {
      const demo = sleepingDemoOf(event);
      const { target } = event;
      if (!demo || !(target instanceof Element)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const path = pathTo(target, demo);
      const replay = () => {
        const element = target.isConnected ? target : elementAt(path, demo);
        if (element && demo.hasAttribute('data-hydrated')) pressAgain(element, event);
      };
      // A task of its own for each press: the demo must have rendered the one before when the next arrives.
      void hydrate(demo, true).then(() => setTimeout(replay));
    },
    true,
  );
  document.addEventListener(
    'keydown',
    (event) => {
      const demo = sleepingDemoOf(event);
      const { target } = event;
      if (!demo || !(target instanceof HTMLElement) || event.key === 'Tab') return;
      const woken = hydrate(demo, true);
      if (isNative(target) || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const again = new KeyboardEvent('keydown', {
        key: event.key,
        code: event.code,
        shiftKey: event.shiftKey,
        altKey: event.altKey,
        bubbles: true,
        cancelable: true,
      });
      void woken.then(() => target.isConnected && target.dispatchEvent(again));
    },
    true,
  );
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    const wake = (event: Event) => {
      const demo = sleepingDemoOf(event);
      if (demo) void hydrate(demo);
    };
    document.addEventListener(type, wake, { capture: true, passive: true });
  }
}
