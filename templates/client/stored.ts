// The reader's choices in localStorage, which may be full, forbidden or absent. What it would not take holds for this
// page all the same: it is on <html>, because each bundle has variables of its own and a demo's frame gets a copy.
import { valueFrom, type ReaderSetting } from '../../src/model/browser-storage.ts';

function unkept(): Record<string, string> {
  return JSON.parse(document.documentElement.dataset['unkept'] ?? '{}') as Record<string, string>;
}

/** The value stored under a key, if there is one and it can be read. */
export function readStored(key: string): string | null {
  try {
    return unkept()[key] ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The value of a setting as it is kept. */
export function storedValueOf<Value extends string>(setting: ReaderSetting<Value>): Value {
  return valueFrom(setting, readStored(setting[0]));
}

/** Stores a value, for this page alone where nothing else is allowed. */
export function writeStored(key: string, value: string): void {
  const rest = unkept();
  try {
    localStorage.setItem(key, value);
    delete rest[key];
  } catch {
    // A choice that cannot be kept still holds for this page.
    rest[key] = value;
  }
  document.documentElement.dataset['unkept'] = JSON.stringify(rest);
}
