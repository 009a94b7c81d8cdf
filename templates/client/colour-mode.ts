// Light, dark or as the system has it. In: clicks on the mode button, changes of the system and of other tabs.
// Out: `data-mui-color-scheme` and `data-mode` on <html>, the stored choice, and `xdocs:scheme` on the document.
import { readStored, writeStored } from './stored.ts';
import { clientText } from './texts.ts';

type Scheme = 'light' | 'dark';
type Mode = Scheme | 'system';

const modeKey = 'mui-mode';
const schemeKey = 'mui-color-scheme';
const systemDark = matchMedia('(prefers-color-scheme: dark)');

function storedMode(): Mode {
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

function apply(mode: Mode): void {
  const root = document.documentElement;
  const scheme = mode === 'system' ? systemScheme() : mode;
  const hasChanged = root.getAttribute('data-mui-color-scheme') !== scheme;
  root.setAttribute('data-mui-color-scheme', scheme);
  root.setAttribute('data-mode', mode);
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
  apply(storedMode());
  systemDark.addEventListener('change', () => apply(storedMode()));
  addEventListener('storage', (event) => {
    if (event.key === modeKey || event.key === null) apply(storedMode());
  });
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-xd-mode-toggle]')) setMode(nextModeOf(storedMode()));
  });
}
