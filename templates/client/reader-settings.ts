// What a reader prefers, besides the colour mode: direction, density, colours. Kept in localStorage, shown as
// attributes of <html> that style sheets read; `xdocs:settings` on the document tells what renders by itself, such as
// demos. The inline script of the head (inline.ts) sets the same before first paint.
import type { ThemeColors } from '../../src/model/config.ts';
import { initialThemeState, themeStateAfter, type ThemeAction, type ThemeState } from '../../src/model/theme-state.ts';
import { readStored, writeStored } from './stored.ts';

export interface ReaderSettings {
  readonly direction: 'ltr' | 'rtl';
  readonly dense: boolean;
  /** Colours of the reader's own; absent ones are the site's. */
  readonly colors: ThemeColors;
}

const settingKeys = {
  direction: 'xdocs-direction',
  density: 'xdocs-density',
  colors: 'xdocs-colors',
  colorsCss: 'xdocs-colors-css',
} as const;

function isColor(color: ThemeColors['primary']): color is NonNullable<ThemeColors['primary']> {
  return [color?.light, color?.dark].every((text) => /^#[\da-f]{6}$/i.test(String(text)));
}

/** The settings as they are kept. Somebody else's value under our key is no colour. */
export function readerSettings(): ReaderSettings {
  let kept: ThemeColors | null = null;
  try {
    kept = JSON.parse(readStored(settingKeys.colors) ?? '{}') as ThemeColors | null;
  } catch {
    // Nor is it JSON.
  }
  const { primary, secondary } = kept ?? {};
  const { dir, dataset } = document.documentElement;
  return {
    direction: dir === 'rtl' ? 'rtl' : 'ltr',
    dense: dataset['density'] === 'dense',
    colors: { ...(isColor(primary) && { primary }), ...(isColor(secondary) && { secondary }) },
  };
}

/** Whether a page as the server made it shows these settings. */
export function areDefault({ direction, dense, colors }: ReaderSettings): boolean {
  return direction === 'ltr' && !dense && !colors.primary && !colors.secondary;
}

function tell(): void {
  document.dispatchEvent(new CustomEvent('xdocs:settings'));
}

function show({ direction, dense }: Pick<ReaderSettings, 'direction' | 'dense'>): void {
  const root = document.documentElement;
  root.dir = direction;
  if (dense) root.dataset['density'] = 'dense';
  else delete root.dataset['density'];
}

function showColors(css: string): void {
  let style = document.getElementById('xd-colors');
  if (!style) {
    style = document.createElement('style');
    style.id = 'xd-colors';
    document.head.append(style);
  }
  style.textContent = css;
}

/**
 * Shows and keeps what an action changes; one that changes nothing does nothing. The palette's mode is
 * colour-mode.ts's.
 */
function act(action: ThemeAction): void {
  const { direction, dense } = readerSettings();
  const before: ThemeState = { ...initialThemeState, direction, dense };
  const after = themeStateAfter(before, action);
  if (after === before) return;
  show(after);
  // Nothing else is written: another tab may have changed it.
  if (after.direction !== direction) writeStored(settingKeys.direction, after.direction);
  if (after.dense !== dense) writeStored(settingKeys.density, after.dense ? 'dense' : 'comfortable');
  tell();
}

export function setDirection(direction: ReaderSettings['direction']): void {
  act({ type: 'CHANGE', payload: { direction } });
}

export function setDense(dense: boolean): void {
  act(dense ? { type: 'SET_DENSE', payload: true } : { type: 'RESET_DENSITY' });
}

/** Keeps and shows colours, given the rules that they need; none of either is the site's own. */
export function setColors(colors: ThemeColors, css: string): void {
  writeStored(settingKeys.colors, JSON.stringify(colors));
  writeStored(settingKeys.colorsCss, css);
  showColors(css);
  tell();
}

/** Shows what another tab has stored. */
export function showStored(): void {
  show({
    direction: readStored(settingKeys.direction) === 'rtl' ? 'rtl' : 'ltr',
    dense: readStored(settingKeys.density) === 'dense',
  });
  showColors(readStored(settingKeys.colorsCss) ?? '');
  tell();
}
