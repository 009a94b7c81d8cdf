// What a page says of a demo that has failed, for whoever listens: a dev server's script.

/** Says on a demo's element what it threw. */
export function tellFailed(element: HTMLElement, reason: unknown): void {
  element.dispatchEvent(new CustomEvent('xdocs:failed', { bubbles: true, detail: reason }));
}
