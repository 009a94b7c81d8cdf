// Runs in <head> before first paint: sets the colour scheme, the reader's settings and the layout of API tables, so that no
// page flashes in the wrong ones. Bundled alone and inlined; it must stay tiny and must not throw. The whole mode lives in
// colour-mode.ts, the settings in reader-settings.ts.
const root = document.documentElement;
let mode: string | null = null;
root.setAttribute('data-api-layout', 'table');
try {
  const stored = (key: string) => localStorage.getItem(key);
  mode = stored('mui-mode');
  root.setAttribute('data-api-layout', stored('api-layout') ?? 'table');
  if (stored('xdocs-direction') === 'rtl') root.dir = 'rtl';
  if (stored('xdocs-density') === 'dense') root.setAttribute('data-density', 'dense');
  const css = stored('xdocs-colors-css');
  if (css) {
    const style = document.createElement('style');
    style.id = 'xd-colors';
    style.textContent = css;
    document.head.append(style);
  }
} catch {
  // Storage is forbidden: follow the system.
}
const isDark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
root.setAttribute('data-mui-color-scheme', isDark ? 'dark' : 'light');
root.setAttribute('data-mode', mode ?? 'system');

export {};
