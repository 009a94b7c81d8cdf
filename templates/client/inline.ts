// Runs in <head> before first paint: sets the colour scheme, the reader's settings and the layout of API tables, so
// that no page flashes in the wrong ones, and keeps a click for the script that is still to come. Bundled alone and
// inlined; it must stay tiny and must not throw. The whole mode lives in colour-mode.ts, the settings in
// reader-settings.ts.
const root = document.documentElement;
const { dataset } = root;
let mode: string | undefined;
let layout: string | undefined;
try {
  const stored: Readonly<Record<string, string>> = localStorage;
  const oneOf = (key: string, ...known: string[]) => known.find((value) => value === stored[key]);
  mode = oneOf('mui-mode', 'light', 'dark');
  layout = oneOf('api-layout', 'expanded', 'collapsed');
  root.dir = oneOf('xdocs-direction', 'rtl') ?? 'ltr';
  if (oneOf('xdocs-density', 'dense')) dataset['density'] = 'dense';
  const textContent = stored['xdocs-colors-css'];
  if (textContent)
    document.head.append(Object.assign(document.createElement('style'), { id: 'xd-colors', textContent }));
} catch {
  // Storage is forbidden: follow the system.
}
dataset['apiLayout'] = layout ?? 'table';
dataset['mode'] = mode ?? 'system';
dataset['muiColorScheme'] = mode ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

let early: MouseEvent | undefined;
/** Keeps the last click on what does nothing without the script, which may be slow to come and then has it again. */
// oxlint-disable-next-line unicorn/prefer-add-event-listener -- one listener, and two words take it away
root.onclick = (event) => {
  if (
    !(event.target as Element).closest(
      '[data-xd-open],[data-xd-mode-toggle],[data-xd-copy-page],[data-module],[role=tab],.code-copy',
    )
  )
    return;
  // A link in a demo would lead away from what is to happen.
  event.preventDefault();
  early = event;
};
addEventListener('xdocs:start', () => {
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- as above
  root.onclick = null;
  early?.target!.dispatchEvent(new MouseEvent('click', early));
});

export {};
