// The reader's language, kept and shown: titles of pages are shown in it, in the interface of the page's own language.
import { languageName } from '../../src/model/browser-storage.ts';
import { languageOf } from './language-of.ts';
import { missed } from './missing-part.ts';
import { siteFacts } from './site-facts.ts';

const cookieSeconds = 31_536_000;

/** Keeps a language; what follows the language hears of it. */
export function chooseLanguage(language: string): void {
  keep(language);
  const url = new URL(location.href);
  if (url.searchParams.has(languageName)) {
    url.searchParams.delete(languageName);
    history.replaceState(history.state, '', url);
  }
  document.dispatchEvent(new CustomEvent('xdocs:query', { detail: language }));
}

function keep(language: string): void {
  document.cookie = `${languageName}=${encodeURIComponent(language)}; path=/; max-age=${cookieSeconds}; samesite=lax`;
}

let hasSwapped = false;
let turn = 0;

/** Brings fresh content in line with the reader's language. */
async function showLanguage(chosen?: string): Promise<void> {
  const facts = siteFacts();
  if (!facts) return;
  const language = languageOf(facts, chosen);
  // Most readers never change it: the code that swaps titles is not theirs to load.
  if (language === facts.locale && !hasSwapped) return;
  hasSwapped = true;
  const own = ++turn;
  // Two who wait for the same code need not have it in the order in which they asked.
  const { showTitles } = await import('./page-titles.ts');
  if (own === turn) await showTitles(language, facts);
}

/** Reads the query value and the cookie, and follows the content. */
export function followLanguage(): void {
  const facts = siteFacts();
  const asked = new URLSearchParams(location.search).get(languageName);
  if (asked && facts?.locales.includes(asked)) keep(asked);
  void showLanguage().catch(missed);
  for (const type of ['xdocs:content', 'xdocs:entries', 'xdocs:query'])
    document.addEventListener(
      type,
      (event) =>
        void showLanguage(
          event instanceof CustomEvent && typeof event.detail === 'string' ? event.detail : undefined,
        ).catch(missed),
    );
}
