// The list of keyboard shortcuts, and whether single keys are any; loaded when a reader asks for it.
import { isApple } from './apple.ts';
import { choices } from './choices.ts';
import { openDialog } from './dialog.ts';
import { element } from './element.ts';
import { interfaceText, siteFacts } from './site-facts.ts';
import { haveSingleKeys, setSingleKeys } from './single-keys.ts';

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
  const singleKeys = choices(
    'single-keys',
    t('singleKeys'),
    ['on', 'off'].map((value) => ({ value, label: t(value) })),
    haveSingleKeys() ? 'on' : 'off',
    (value) => setSingleKeys(value === 'on'),
  );
  openDialog({
    title: t('title'),
    close: t('close'),
    className: 'shortcuts',
    content: [element('dl', {}, rows), singleKeys],
  });
}

/** Keys that are pressed together. */
function keysOf(combination: string): HTMLElement {
  const keys = combination.split(' ').flatMap((key) => [' + ', element('kbd', {}, [key])]);
  return element('span', {}, keys.slice(1));
}
