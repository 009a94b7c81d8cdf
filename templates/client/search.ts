// Opens the search: by its button, by `/`, by Ctrl or ⌘ and K. What is behind it is loaded then; keys that are typed
// while it loads are kept for it.
import { searchManifestUrl } from '../../src/model/search-index.ts';
import { isWriting } from './keys.ts';
import { languageOf } from './language-of.ts';
import { missed } from './missing-part.ts';
import { haveSingleKeys } from './single-keys.ts';
import { siteFacts } from './site-facts.ts';
import { clientText } from './texts.ts';

const load = () => import('../search.ts');

/** Wires the button and the keys. */
export function listenForSearch(): void {
  let typed: string | undefined;

  function open(event: Event): void {
    event.preventDefault();
    const facts = siteFacts();
    if (typed !== undefined || !facts) return;
    typed = '';
    const language = languageOf(facts);
    load()
      .then(
        ({ openSearch }) =>
          openSearch(
            { url: searchManifestUrl(facts.base, language), language, failed: clientText('search.failed') },
            typed!,
          ),
        () => missed(true),
      )
      .finally(() => (typed = undefined));
  }

  const button = document.querySelector('[data-xd-open="search"]');
  button?.addEventListener('click', open);
  button?.addEventListener('pointerenter', () => void load().catch(() => undefined), { once: true });
  document.addEventListener('keydown', (event) => {
    const { key } = event;
    if (event.defaultPrevented || event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      if (key.toLowerCase() === 'k' && !event.shiftKey) open(event);
    } else if (typed !== undefined && key.length === 1) {
      typed += key;
      event.preventDefault();
    } else if (key === '/' && !isWriting(event) && haveSingleKeys()) open(event);
  });
}
