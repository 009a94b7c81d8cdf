// A setting of the reader's as an attribute of <html>, which style sheets read. The inline script of the head shows all
// of them before first paint.
import { valueFrom, type ReaderSetting } from '../../src/model/browser-storage.ts';
import { writeStored } from './stored.ts';

const root = document.documentElement;

/** The value that is shown. */
export function shownValueOf<Value extends string>(setting: ReaderSetting<Value>): Value {
  return valueFrom(setting, root.getAttribute(setting[1]));
}

/** Shows a value. */
export function showValue([, attribute, attributeOfFirst, first]: ReaderSetting, value: string): void {
  const text = value === first ? attributeOfFirst : value;
  if (text) root.setAttribute(attribute, text);
  else root.removeAttribute(attribute);
}

/** Shows and keeps a value. */
export function keepValue(setting: ReaderSetting, value: string): void {
  showValue(setting, value);
  writeStored(setting[0], value);
}
