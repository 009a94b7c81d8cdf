// The list of keyboard shortcuts, and whether single keys are any; loaded when a reader asks for it.
import { singleKeys, valuesOf } from '../../src/model/browser-storage.ts';
import { isApple } from './apple.ts';
import { choices } from './choices.ts';
import { openDialog } from './dialog.ts';
import { element } from './element.ts';
import { interfaceText, siteFacts } from './site-facts.ts';
import { storedValueOf, writeStored } from './stored.ts';

const shortcuts: readonly (readonly [string, readonly string[]])[] = [
  ['search', ['/', `${isApple() ? '⌘' : 'Ctrl'} K`]],
  ['previous', ['[']],
  ['next', [']']],
  ['help', ['?']],
  ['dismiss', ['Esc']],
];

/** Opens the list. */
export async function openShortcuts(): Promise<void> {
  const facts = siteFacts();
  if (!facts) return;
  const t = await interfaceText(facts, 'shortcuts');
  // While the words came, or before.
  if (document.querySelector('dialog[open]')) return;
  const rows = shortcuts.flatMap(([name, keys]) => [element('dt', {}, keys.map(keysOf)), element('dd', {}, [t(name)])]);
  const [key] = singleKeys;
  const choice = choices(
    key,
    t('singleKeys'),
    valuesOf(singleKeys).map((value) => ({ value, label: t(value) })),
    storedValueOf(singleKeys),
    (value) => writeStored(key, value),
  );
  openDialog({
    title: t('title'),
    close: t('close'),
    className: 'shortcuts',
    content: [element('dl', {}, rows), choice],
  });
}

/** Keys that are pressed together. */
function keysOf(combination: string): HTMLElement {
  const keys = combination.split(' ').flatMap((key) => [' + ', element('kbd', {}, [key])]);
  return element('span', {}, keys.slice(1));
}
