// Whether a key alone does something. It can be switched off, for who speaks to the browser or hits keys unawares
// (WCAG 2.2, 2.1.4).
import { readStored, writeStored } from './stored.ts';

const storedUnder = 'single-keys';

/** Whether keys without Ctrl or ⌘ do something; they do unless the reader said otherwise. */
export function haveSingleKeys(): boolean {
  return readStored(storedUnder) !== 'off';
}

/** Keeps what the reader wants of them. */
export function setSingleKeys(isOn: boolean): void {
  writeStored(storedUnder, isOn ? 'on' : 'off');
}
