// All that the browser keeps for a reader, with its keys: settings, each declared once and read by all that shows,
// offers or follows it, and what else is remembered. `templates/client/stored.ts` reads and writes it. The cookies of
// the code's language and styling are `templates/client/code-choices.ts`'s alone.

/**
 * A choice among a few values: the key under which it is kept; the attribute of `<html>` that shows it (none: nothing
 * there does); what that attribute holds for the first value (nothing: it is absent then); the values. The first one
 * holds where none was chosen. It is a row because the script in the head of every page carries those that are shown.
 */
export type ReaderSetting<Value extends string = string> = readonly [
  key: string,
  attribute: string,
  attributeOfFirst: Value | '',
  first: Value,
  ...others: Value[],
];

/** The values of a setting, as a type. */
export type ValueOf<Setting> = Setting extends ReaderSetting<infer Value> ? Value : never;

/** Light, dark, or as the system has it: what that comes to is the scheme. */
export const mode = ['mui-mode', 'data-mode', 'system', 'system', 'light', 'dark'] as const satisfies ReaderSetting;

/** Where none was chosen, that of the page's language holds. */
export const direction = ['xdocs-direction', 'dir', 'ltr', 'ltr', 'rtl'] as const satisfies ReaderSetting;

export const density = ['xdocs-density', 'data-density', '', 'comfortable', 'dense'] as const satisfies ReaderSetting;

/** How the tables of API pages are laid out; chosen above each of them. */
export const apiLayout = [
  'api-layout',
  'data-api-layout',
  'table',
  'table',
  'expanded',
  'collapsed',
] as const satisfies ReaderSetting;

/** Whether keys without Ctrl or ⌘ do something; chosen below the list of shortcuts. */
export const singleKeys = ['single-keys', '', '', 'on', 'off'] as const satisfies ReaderSetting;

/**
 * Whether ads and analytics may run, where a site asks for consent; nothing of theirs is asked for or kept before it is
 * `granted`. The banner asks, and `templates/services/consent.ts` follows other tabs.
 */
export const consentChoice = ['xd-consent', '', '', 'none', 'granted', 'denied'] as const satisfies ReaderSetting;

/** Those that `<html>` shows, from before the first paint on, also in the frames of demos. */
export const shownSettings: readonly ReaderSetting[] = [mode, direction, density, apiLayout];

/** Those of the settings dialog, in its order, by the names of their words: `settings.density`, `settings.dense`. */
export const offeredSettings: Readonly<Record<string, ReaderSetting>> = { mode, direction, density };

/** The value that holds where none was chosen. */
export function firstOf<Value extends string>(setting: ReaderSetting<Value>): Value {
  return setting[3];
}

/** The values, in the order in which they are offered. */
export function valuesOf<Value extends string>(setting: ReaderSetting<Value>): readonly Value[] {
  return setting.slice(3) as Value[];
}

/** The value that a text stands for: the first one where it is none. */
export function valueFrom<Value extends string>(setting: ReaderSetting<Value>, text: string | null): Value {
  return valuesOf(setting).find((value) => value === text) ?? setting[3];
}

/** The attribute of `<html>` that holds the scheme, light or dark, under Material UI's own name. */
export const schemeAttribute = 'data-mui-color-scheme';

/** The system's scheme, where it is dark. */
export const darkQuery = '(prefers-color-scheme: dark)';

/** Where Material UI keeps the names of its schemes, of which there is one each: `…-light` and `…-dark`. */
export const schemeKey = 'mui-color-scheme';

/** The reader's own colours by role, as JSON. */
export const colorsKey = 'xdocs-colors';

/** The style rules that they need, so that they show before the first paint, and the id of their style element. */
export const colorRulesKey = 'xdocs-colors-css';
export const colorRulesId = 'xd-colors';

/** The ids of the notifications that were seen, between spaces. */
export const seenNotificationsKey = 'xdocs-notifications-seen';

/** The key of the line above the app bar that was closed last: of its text. */
export const closedBannerKey = 'xdocs-banner';

/** The attribute of `<html>` with that key of the page's line, which shows while the attribute is there. */
export const bannerAttribute = 'data-banner';

/** The language that titles are shown in; a cookie, and a query value that sets it. */
export const languageName = 'userLanguage';

/** Before the name that blocks of code have in common: the label of the tab that was chosen last in any of them. */
export const codeTabPrefix = 'codeblock-';

/** Before the address of a site's search: what was opened from it, as JSON, newest first. */
export const recentResultsPrefix = 'xd-search-recent ';

/**
 * Whether the reader's other tabs follow at once what is kept under a key: the colours, and settings whose key begins
 * alike. The mode, which frames of demos follow as well, does so by itself.
 */
export function isFollowed(key: string): boolean {
  return key.startsWith('xdocs-') && key !== seenNotificationsKey && key !== closedBannerKey;
}
