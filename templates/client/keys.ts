// Keys that work anywhere on a page: the list of shortcuts, the pages before and after. Never while a reader writes.
import { missed } from './missing-part.ts';
import { haveSingleKeys } from './single-keys.ts';

/**
 * Whether keys are text where they go. A field of a dialog that has just closed keeps the focus until the next frame,
 * unseen.
 */
export function isWriting(event: Event): boolean {
  const target = event.composedPath()[0];
  if (!(target instanceof Element) || (target.closest('dialog') && target.checkVisibility?.() === false)) return false;
  return (
    target.matches('input, textarea, select, [contenteditable=""], [contenteditable="true"]') ||
    target.closest('[data-xd-demo], dialog[open]') !== null
  );
}

/** Wires the keys. */
export function listenForKeys(): void {
  document.addEventListener('keydown', (event) => {
    // Many keyboards have the brackets under AltGr, which may look like Ctrl and Alt.
    const isHeld = (event.ctrlKey || event.altKey) && !event.getModifierState('AltGraph');
    if (event.defaultPrevented || isHeld || event.metaKey || isWriting(event) || !haveSingleKeys()) return;
    if (event.key === '?')
      void import('./shortcuts.ts').then(({ openShortcuts }) => openShortcuts()).catch(() => missed(true));
    else if (event.key === '[') document.querySelector<HTMLElement>('a[rel=prev]')?.click();
    else if (event.key === ']') document.querySelector<HTMLElement>('a[rel=next]')?.click();
  });
}
