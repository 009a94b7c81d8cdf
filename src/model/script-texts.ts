// The interface texts that scripts say, in English: the one script of all pages has them, and a page says only what is
// different in its language.

export const scriptTexts = {
  'demo.failed': 'This demo could not be shown',
  'mode.label': 'Colour mode: {mode}',
  'mode.light': 'light',
  'mode.dark': 'dark',
  'mode.system': 'system',
  'code.copied': 'Copied',
  'code.copyRefused': 'request is not allowed',
  'code.copiedAnnouncement': 'The source code has been copied to your clipboard.',
  'search.failed': 'Search could not be loaded. Check your connection and try again.',
  'page.rebuilt': 'This page has been updated.',
  'page.reload': 'Reload',
  'page.notLoaded': 'This could not be loaded. Try again.',
} as const;

/** The key of a text that a page may have in other words. */
export type ScriptTextKey = keyof typeof scriptTexts;
