// What a reader's settings make of the theme of demos. In: <html> and what is stored. Out: options of the theme.
import type { ThemeColors } from '../../src/model/identity.ts';
import { initialThemeState, themeStateOf, type ThemeState } from '../../src/model/theme-state.ts';
import { ownColors } from '../client/reader-settings.ts';
import { shownValueOf } from '../client/shown-setting.ts';

export interface ReaderTheme {
  readonly state: ThemeState;
  /** Colours of the reader's own; absent ones are the site's. */
  readonly colors: ThemeColors;
}

export function readerTheme(): ReaderTheme {
  return { state: themeStateOf(shownValueOf), colors: ownColors() };
}

/** Whether a demo as the server rendered it is in this theme. */
export function isServerTheme({ state, colors }: ReaderTheme): boolean {
  return state === initialThemeState && !colors.primary && !colors.secondary;
}
