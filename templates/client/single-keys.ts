// Whether a key alone does something. It can be switched off, for who speaks to the browser or hits keys unawares
// (WCAG 2.2, 2.1.4).
import { singleKeys } from '../../src/model/browser-storage.ts';
import { storedValueOf } from './stored.ts';

/** Whether keys without Ctrl or ⌘ do something; they do unless the reader said otherwise. */
export function haveSingleKeys(): boolean {
  return storedValueOf(singleKeys) === 'on';
}
