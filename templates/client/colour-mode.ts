// Light, dark or as the system has it. In: clicks on the mode button, changes of the system and of other tabs.
// Out: `data-mui-color-scheme` and `data-mode` on <html>, the stored choice, and `xdocs:scheme` on the document.
import {
  darkQuery,
  mode as modeSetting,
  schemeAttribute,
  schemeKey,
  type ValueOf,
} from '../../src/model/browser-storage.ts';
import { storedValueOf, writeStored } from './stored.ts';
import { clientText } from './texts.ts';
import { under } from './under.ts';

type Mode = ValueOf<typeof modeSetting>;
type Scheme = Exclude<Mode, 'system'>;

const [modeKey, modeAttribute] = modeSetting;
const root = document.documentElement;
const systemDark = matchMedia(darkQuery);

/** The mode as it is kept. */
function modeOf(): Mode {
  return storedValueOf(modeSetting);
}

function systemScheme(): Scheme {
  return systemDark.matches ? 'dark' : 'light';
}

/** From the system's scheme to its opposite, then the other, then back: the first click always shows a change. */
function nextModeOf(mode: Mode): Mode {
  const system = systemScheme();
  const turns: readonly Mode[] = ['system', system === 'dark' ? 'light' : 'dark', system];
  return turns[(turns.indexOf(mode) + 1) % 3]!;
}

/**
 * The browser's own bars: as the system has it, or all in the chosen scheme's colour. The page brings one element per
 * scheme, light first. Its own colour stays on it: the settings hold a copy of this module, which begins after a choice
 * was made.
 */
const bars = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
for (const bar of bars) bar.dataset['own'] ??= bar.content;
function colourBars(mode: Mode): void {
  for (const bar of bars) bar.content = (mode === 'system' ? bar : bars[mode === 'light' ? 0 : 1]!).dataset['own']!;
}

function showScheme(scheme: Scheme): void {
  if (root.getAttribute(schemeAttribute) === scheme) return;
  root.setAttribute(schemeAttribute, scheme);
  document.dispatchEvent(new CustomEvent('xdocs:scheme', { detail: { mode: modeOf(), scheme } }));
}

/** Paper is white: a page prints in the light scheme, and is dark again afterwards. */
function printLight(): void {
  if (root.getAttribute(schemeAttribute) !== 'dark') return;
  showScheme('light');
  addEventListener('afterprint', () => showScheme('dark'), { once: true });
}

function apply(): void {
  const mode = modeOf();
  root.setAttribute(modeAttribute, mode);
  colourBars(mode);
  const label = clientText('mode.label').replace('{mode}', clientText(`mode.${mode}`));
  for (const button of document.querySelectorAll<HTMLElement>('[data-xd-mode-toggle]')) {
    button.setAttribute('aria-label', label);
    button.title = label;
  }
  showScheme(mode === 'system' ? systemScheme() : mode);
}

/** Sets and keeps the mode. */
export function setMode(mode: Mode): void {
  writeStored(modeKey, mode);
  for (const scheme of ['light', 'dark']) writeStored(`${schemeKey}-${scheme}`, scheme);
  apply();
}

/**
 * Wires the mode button and follows the system and the reader's other tabs and frames.
 *
 * @param onStored told of each key that one of them has stored, `null` where it may be any
 */
export function followColourMode(onStored: (key: string | null) => void): void {
  apply();
  addEventListener('beforeprint', printLight);
  systemDark.addEventListener('change', apply);
  addEventListener('storage', ({ key }) => {
    // Whatever it was: this changes nothing where the mode is the same.
    apply();
    onStored(key);
  });
  document.addEventListener('click', (event) => {
    if (under(event, '[data-xd-mode-toggle]')) setMode(nextModeOf(modeOf()));
  });
}
