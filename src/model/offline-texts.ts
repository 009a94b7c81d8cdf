// The words of a page that cannot have what it asks for: without a network, or as another build is served by now.

/** Interface texts by key, as in `interface-texts.ts`. */
export const offlineTexts = {
  'page.offline': 'You are offline',
  'page.offlineText': 'This page has not been kept in your browser. It comes as soon as there is a network again.',
  'page.offlineKept': 'Pages that you can read now',
} as const;
