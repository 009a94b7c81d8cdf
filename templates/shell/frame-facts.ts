// What the plain script and demos look up in the page: words, colours, what there is to know of the site. In: a locale's
// frame. Out: attributes of the element around the page, or of a hidden one where there is no shell. What most sites have
// is not said.
import { scriptTexts, type ScriptTextKey } from '../../src/model/script-texts.ts';
import type { FrameView } from '../../src/model/view.ts';
import { textOf } from './text-of.ts';

/** Words that scripts say, where they are not those that the scripts have. */
function ownTexts(frame: FrameView): Readonly<Record<string, string>> {
  const english = Object.entries(scriptTexts) as [ScriptTextKey, string][];
  return Object.fromEntries(
    english.flatMap(([key, text]) => {
      const own = textOf(frame, key);
      return own === text ? [] : [[key, own]];
    }),
  );
}

/** What scripts need to know of the site (client/site-facts.ts). */
function siteFactsOf({ base, locale, interfaceLocale, locales, translateUrl }: FrameView): string {
  return JSON.stringify({
    ...(base && { base }),
    ...(locale !== locales[0] && { locale }),
    ...(interfaceLocale !== locale && { interfaceLocale }),
    locales,
    translateUrl,
  });
}

/** As an attribute; none where there is nothing to say. */
function jsonOf(facts: object): string | undefined {
  return Object.keys(facts).length > 0 ? JSON.stringify(facts) : undefined;
}

/** The attributes, for an element of the class `frame`. */
export function frameFacts(frame: FrameView): Readonly<Record<`data-xd-${string}`, string | undefined>> {
  return {
    'data-xd-site': siteFactsOf(frame),
    'data-xd-texts': jsonOf(ownTexts(frame)),
    'data-xd-colors': jsonOf(frame.theme),
  };
}
