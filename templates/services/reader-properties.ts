// How a reader has set the site and the system, for analytics. In: attributes of <html>, the language's cookie, media
// queries. Out: the properties at first, and all of them again whenever one has changed, by whatever tab or system.
import { darkQuery, mode } from '../../src/model/browser-storage.ts';
import { codeChoice } from '../client/code-choices.ts';
import { languageOf } from '../client/language-of.ts';
import { shownValueOf } from '../client/shown-setting.ts';
import { siteFacts } from '../client/site-facts.ts';
import type { Tell } from './tag.ts';

const systemDark = matchMedia(darkQuery);

/** The names are those of SPEC section 7. The scheme is as chosen: what it comes to is seen with the system's. */
function propertiesOfReader() {
  const facts = siteFacts();
  return {
    codeVariant: codeChoice().language.toUpperCase(),
    userLanguage: facts ? languageOf(facts) : document.documentElement.lang,
    devicePixelRatio,
    colorSchemeOS: systemDark.matches ? 'dark' : 'light',
    colorScheme: shownValueOf(mode),
  };
}

/** Tells the properties until the signal. */
export function followReader(tell: Tell, signal: AbortSignal): void {
  let told = '';
  const update = () => {
    const properties = propertiesOfReader();
    const text = JSON.stringify(properties);
    if (text !== told) tell('set', 'user_properties', properties);
    told = text;
  };
  // A ratio is another one after a zoom, or on another screen.
  const followRatio = () => {
    update();
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', followRatio, { once: true, signal });
  };
  followRatio();
  systemDark.addEventListener('change', update, { signal });
  // All choices show there, also those of other tabs; the language does once its titles are shown.
  const observer = new MutationObserver(update);
  observer.observe(document.documentElement, { attributeFilter: [mode[1], 'data-code-language', 'lang'] });
  signal.addEventListener('abort', () => observer.disconnect());
}
