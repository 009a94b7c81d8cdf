// What the plain script and demos look up in the page: words, colours, what there is to know of the site. In: a locale's
// frame. Out: attributes of the element around the page, or of a hidden one where there is no shell.
import type { FrameView } from '../../src/model/view.ts';
import { textOf } from './text-of.ts';

/** Words that the plain script needs, carried in the HTML because the script is the same in every language. */
function clientTextsOf(frame: FrameView): string {
  return JSON.stringify({
    copyRefused: textOf(frame, 'code.copyRefused'),
    copied: textOf(frame, 'code.copied'),
    copiedAnnouncement: textOf(frame, 'code.copiedAnnouncement'),
    demoFailed: textOf(frame, 'demo.failed'),
    searchFailed: textOf(frame, 'search.failed'),
    notLoaded: textOf(frame, 'page.notLoaded'),
    rebuilt: textOf(frame, 'page.rebuilt'),
    reload: textOf(frame, 'page.reload'),
    modeLabel: textOf(frame, 'mode.label'),
    light: textOf(frame, 'mode.light'),
    dark: textOf(frame, 'mode.dark'),
    system: textOf(frame, 'mode.system'),
  });
}

/** What the plain script needs to know of the site. */
function siteFactsOf({ base, locale, interfaceLocale, locales, translateUrl }: FrameView): string {
  return JSON.stringify({
    base,
    locale,
    defaultLocale: locales[0],
    ...(interfaceLocale !== locale && { interfaceLocale }),
    locales,
    translateUrl,
  });
}

/** The attributes, for an element of the class `frame`. */
export function frameFacts(frame: FrameView): Readonly<Record<`data-xd-${string}`, string>> {
  return {
    'data-xd-site': siteFactsOf(frame),
    'data-xd-texts': clientTextsOf(frame),
    'data-xd-colors': JSON.stringify(frame.theme),
  };
}
