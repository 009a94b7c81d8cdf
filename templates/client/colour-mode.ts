// Light, dark or as the system has it. In: clicks on the mode button, changes of the system and of other tabs.
// Out: `data-mui-color-scheme` and `data-mode` on <html>, the stored choice, and `xdocs:scheme` on the document.
import { readStored, writeStored } from './stored.ts';
import { clientText } from './texts.ts';
import { under } from './under.ts';

type Scheme = 'light' | 'dark';
type Mode = Scheme | 'system';

const modeKey = 'mui-mode';
const schemeKey = 'mui-color-scheme';
const schemeAttribute = 'data-mui-color-scheme';
const systemDark = matchMedia('(prefers-color-scheme: dark)');

/** The mode as it is kept. */
export function modeOf(): Mode {
  const mode = readStored(modeKey);
  return mode === 'light' || mode === 'dark' ? mode : 'system';
}

function systemScheme(): Scheme {
  return systemDark.matches ? 'dark' : 'light';
}

/** From the system's scheme to its opposite, then the other, then back: the first click always shows a change. */
function nextModeOf(mode: Mode): Mode {
  const system = systemScheme();
  const opposite = system === 'dark' ? 'light' : 'dark';
  if (mode === 'system') return opposite;
  return mode === opposite ? system : 'system';
}

/**
 * The browser's own bars: as the system has it, or all in the chosen scheme's colour. The page brings one element per
 * scheme, light first. Its own colour stays on it: the settings hold a copy of this module, which begins after a choice
 * was made.
 */
const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map((meta) => ({
  meta,
  own: (meta.dataset['own'] ??= meta.content),
}));
function colourBars(scheme: Scheme | undefined): void {
  for (const { meta, own } of bars) meta.content = scheme ? bars[scheme === 'light' ? 0 : 1]!.own : own;
}

/** Paper is white: a page prints in the light scheme, and is dark again afterwards. */
function printLight(): void {
  const root = document.documentElement;
  const scheme = root.getAttribute(schemeAttribute);
  if (scheme !== 'dark') return;
  const show = (next: Scheme) => {
    root.setAttribute(schemeAttribute, next);
    document.dispatchEvent(new CustomEvent('xdocs:scheme', { detail: { mode: modeOf(), scheme: next } }));
  };
  show('light');
  addEventListener('afterprint', () => show('dark'), { once: true });
}

function apply(mode: Mode): void {
  const root = document.documentElement;
  const scheme = mode === 'system' ? systemScheme() : mode;
  const hasChanged = root.getAttribute(schemeAttribute) !== scheme;
  root.setAttribute(schemeAttribute, scheme);
  root.setAttribute('data-mode', mode);
  colourBars(mode === 'system' ? undefined : scheme);
  const label = clientText('modeLabel').replace('{mode}', clientText(mode));
  for (const button of document.querySelectorAll('[data-xd-mode-toggle]')) {
    button.setAttribute('aria-label', label);
    button.setAttribute('title', label);
  }
  if (hasChanged) document.dispatchEvent(new CustomEvent('xdocs:scheme', { detail: { mode, scheme } }));
}

/** Sets and keeps the mode. */
export function setMode(mode: Mode): void {
  writeStored(modeKey, mode);
  writeStored(`${schemeKey}-light`, 'light');
  writeStored(`${schemeKey}-dark`, 'dark');
  apply(mode);
}

/** Wires the mode button and follows the system and the reader's other tabs. */
export function followColourMode(): void {
  apply(modeOf());
  addEventListener('beforeprint', printLight);
  systemDark.addEventListener('change', () => apply(modeOf()));
  addEventListener('storage', (event) => {
    if (event.key === modeKey || event.key === null) apply(modeOf());
  });
  document.addEventListener('click', (event) => {
    if (under(event, '[data-xd-mode-toggle]')) setMode(nextModeOf(modeOf()));
  });
}
