// The list of keyboard shortcuts, loaded when a reader asks for it.
import { translate } from '../../src/model/translate.ts';
import { element, openDialog } from './dialog.ts';
import { siteFacts, textsOf } from './site-facts.ts';

const shortcuts: readonly (readonly [string, readonly string[]])[] = [
  ['search', ['/', 'Ctrl K']],
  ['previous', ['[']],
  ['next', [']']],
  ['help', ['?']],
  ['dismiss', ['Esc']],
];

/** Opens the list. */
export async function openShortcuts(): Promise<void> {
  const facts = siteFacts();
  if (!facts || document.querySelector('dialog[open]')) return;
  const english = await textsOf(facts.defaultLocale, facts);
  const t = (key: string) => translate({ en: english }, 'en', `shortcuts.${key}`);
  const rows = shortcuts.flatMap(([name, keys]) => [element('dt', {}, keys.map((key) => element('kbd', {}, [key]))), element('dd', {}, [t(name)])]);
  openDialog({ title: t('title'), close: t('close'), className: 'shortcuts', content: [element('dl', {}, rows)] });
}
