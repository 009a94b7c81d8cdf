// What a reader prefers, besides the colour mode: choices that <html> shows, and colours. `xdocs:settings` on the
// document tells what renders by itself, such as demos.
import {
  colorRulesId,
  colorRulesKey,
  colorsKey,
  direction,
  isFollowed,
  shownSettings,
  type ReaderSetting,
} from '../../src/model/browser-storage.ts';
import type { ThemeColors } from '../../src/model/identity.ts';
import { keepValue, shownValueOf, showValue } from './shown-setting.ts';
import { readStored, storedValueOf, writeStored } from './stored.ts';

function tell(): void {
  document.dispatchEvent(new CustomEvent('xdocs:settings'));
}

/** Shows and keeps a choice; one that changes nothing does nothing. */
export function choose(setting: ReaderSetting, value: string): void {
  if (shownValueOf(setting) === value) return;
  keepValue(setting, value);
  tell();
}

function isColor(color: ThemeColors['primary']): color is NonNullable<ThemeColors['primary']> {
  return [color?.light, color?.dark].every((text) => /^#[\da-f]{6}$/i.test(String(text)));
}

/** The reader's own colours; absent ones are the site's. Somebody else's value under our key is no colour. */
export function ownColors(): ThemeColors {
  let kept: ThemeColors | null = null;
  try {
    kept = JSON.parse(readStored(colorsKey) ?? '{}') as ThemeColors | null;
  } catch {
    // Nor is it JSON.
  }
  const { primary, secondary } = kept ?? {};
  return { ...(isColor(primary) && { primary }), ...(isColor(secondary) && { secondary }) };
}

function showColorRules(css: string): void {
  let style = document.getElementById(colorRulesId);
  if (!style) {
    style = document.createElement('style');
    style.id = colorRulesId;
    document.head.append(style);
  }
  style.textContent = css;
}

/** Keeps and shows colours, given the rules that they need; none of either is the site's own. */
export function setColors(colors: ThemeColors, css: string): void {
  writeStored(colorsKey, JSON.stringify(colors));
  writeStored(colorRulesKey, css);
  showColorRules(css);
  tell();
}

/** That of the page's language. */
function ownDirection(): string {
  return document.documentElement.dataset['dir'] ?? direction[3];
}

/** Shows what another tab has stored. */
export function showStored(): void {
  for (const setting of shownSettings)
    if (isFollowed(setting[0]))
      showValue(
        setting,
        readStored(setting[0]) === null && setting === direction ? ownDirection() : storedValueOf(setting),
      );
  showColorRules(readStored(colorRulesKey) ?? '');
  tell();
}
