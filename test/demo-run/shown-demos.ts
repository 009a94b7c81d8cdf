// What can be seen of a demo. These functions run in the page, so each holds all that it needs.

/** What was measured of a demo's box; absent where all of it fits. */
export interface Overflow {
  /** In pixels. */
  readonly by: number;
  /** The innermost element that reaches farthest, in words. */
  readonly element: string;
}

/** Wakes a demo as a passing pointer would. */
export function wake(demo: Element): void {
  demo.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
}

/** Whether a demo has been mounted or has failed, in its frame too, and shows the styling that was chosen. */
export function hasStarted(demo: Element): boolean {
  if (!demo.matches('[data-hydrated], [data-failed]')) return false;
  const chosen = document.documentElement.dataset['codeStyling'];
  const { stylings, styling } = (demo as HTMLElement).dataset;
  if (chosen && stylings?.includes(`"${chosen}"`) && styling !== chosen) return false;
  const inner = demo.querySelector('iframe')?.contentDocument?.querySelector('[data-xd-demo]');
  return !inner || inner.matches('[data-hydrated], [data-failed]');
}

/** Whether there is something to see: text, a picture, a control; and of a grid more than its head. */
export function showsSomething(demo: Element): boolean {
  const scope = demo.querySelector('iframe')?.contentDocument?.querySelector('[data-xd-demo]') ?? demo;
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };
  for (const grid of scope.querySelectorAll('[role=grid], [role=treegrid]'))
    if (!grid.querySelector('[role=gridcell], [class*=overlayWrapper]')) return false;
  return [...scope.querySelectorAll('*')].some(
    (element) =>
      (element.matches('img, svg, canvas, video, input, textarea, select, button') ||
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '')) &&
      isSeen(element),
  );
}

/** By how much a demo is wider than the box around it, unless the box is there to be scrolled. */
export function overflowOf(demo: Element): Overflow | undefined {
  const inner = demo.querySelector('iframe')?.contentDocument;
  const box = inner?.documentElement ?? demo.closest('.demo-stage') ?? document.documentElement;
  const by = box.scrollWidth - box.clientWidth;
  if (by <= 1 || box.matches('.demo-bg-playground')) return undefined;
  const edge = (box === document.documentElement || inner ? 0 : box.getBoundingClientRect().left) + box.clientWidth;
  let widest: Element = demo;
  let right = edge;
  for (const element of (inner?.body ?? demo).querySelectorAll('*')) {
    const reaches = element.getBoundingClientRect().right;
    if (reaches < right || reaches <= edge + 1) continue;
    // What scrolls, or is cut off, inside of something does not make the demo wider.
    let around = element.parentElement;
    while (around && around !== demo && getComputedStyle(around).overflowX === 'visible') around = around.parentElement;
    if (around && around !== demo && around !== inner?.body && around !== inner?.documentElement) continue;
    [widest, right] = [element, reaches];
  }
  const label = widest.getAttribute('aria-label') ?? widest.textContent?.trim().slice(0, 40) ?? '';
  const name = [...widest.classList].find((one) => one.startsWith('Mui')) ?? '';
  return { by, element: `<${widest.localName}${name && ` class="${name}"`}> ${label}`.trim() };
}

/** What stands in the boxes of demos that failed, or could not be made. */
export function failureOf(demo: Element): string | undefined {
  const scope = demo.querySelector('iframe')?.contentDocument?.body ?? demo;
  return scope.querySelector('.error-box')?.textContent?.trim();
}

/** Settles when frames have been shown and the browser has nothing to do, or after two seconds where it shows none. */
export function calm(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, 2000);
    requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done())));
  });
}
