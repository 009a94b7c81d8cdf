// Titles of pages in another language than the page's. In: the language. Out: the navigation and the ways to other
// pages in it, and a link to the translated page where there is one. Everything else is as it was: the page and the
// words around it are in the page's own language, and say so.
import { withoutSlash } from '../../src/model/address.ts';
import { splitLanguage } from '../../src/model/language-paths.ts';
import { element } from './element.ts';
import { siteFacts, textsOf, type SiteFacts } from './site-facts.ts';

const originals = new WeakMap<Element, string>();
let turn = 0;

/** The elements that show the title of a page or of a group, with the pathname that it is looked up by. */
function* titles(): Generator<[Element, string]> {
  for (const entry of document.querySelectorAll<HTMLElement>('.sidebar-scroll :is(li > a:not(.nav-rest), [data-key])'))
    yield [entry.querySelector('.nav-title') ?? entry, entry.dataset['key'] ?? (entry as HTMLAnchorElement).pathname];
  for (const title of document.querySelectorAll('.pager-title')) yield [title, title.closest('a')!.pathname];
}

/** Shows the titles of a language, or the page's own again. */
export async function showTitles(language: string, facts: SiteFacts): Promise<void> {
  const own = ++turn;
  const table = language === facts.locale ? undefined : await textsOf(language, facts).catch(() => undefined);
  if (own !== turn || siteFacts()?.locale !== facts.locale) return;
  document.documentElement.lang = table ? language : facts.locale;
  // On <body>, so that it holds for pages and dialogs to come.
  if (table) document.body.lang = facts.locale;
  else document.body.removeAttribute('lang');
  for (const [title, key] of titles()) {
    const { pathname } = splitLanguage(key, facts.locales);
    const text = table?.[`pages.${pathname}`] ?? table?.[`pages.${withoutSlash(pathname)}`];
    if (!originals.has(title)) originals.set(title, title.innerHTML);
    if (text === undefined) {
      title.innerHTML = originals.get(title)!;
      title.removeAttribute('lang');
    } else {
      title.textContent = text;
      title.setAttribute('lang', language);
    }
  }
  offerTranslation(language, facts);
}

function offerTranslation(language: string, facts: SiteFacts): void {
  document.querySelector('.translation-offer')?.remove();
  const href = document.head.querySelector<HTMLLinkElement>(
    `link[rel="alternate"][hreflang="${CSS.escape(language)}"]`,
  )?.href;
  if (!href || language === facts.locale) return;
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  const { pathname } = new URL(href);
  document
    .querySelector('main')
    ?.prepend(
      element('p', { class: 'translation-offer' }, [
        element('a', { href: pathname, lang: language, hreflang: language, 'data-xd-full': '' }, [name]),
      ]),
    );
}
