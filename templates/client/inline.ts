// Runs in <head> before first paint: sets the colour scheme, so that no page flashes in the wrong one. Bundled alone and
// inlined; it must stay tiny and must not throw. The whole mode lives in colour-mode.ts.
const root = document.documentElement;
let mode: string | null = null;
try {
  mode = localStorage.getItem('mui-mode');
} catch {
  // Storage is forbidden: follow the system.
}
const isDark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
root.setAttribute('data-mui-color-scheme', isDark ? 'dark' : 'light');
root.setAttribute('data-mode', mode ?? 'system');

export {};
