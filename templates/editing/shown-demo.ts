// A demo as the page shows it: where it runs, and the texts of its files. In: the element `.demo`. Out: its parts.
import type { EditedDemo } from '../../src/model/edited-demo.ts';

export interface ShownDemo extends Pick<EditedDemo, 'language' | 'styling'> {
  readonly name: string;
  /** The element that it runs in. */
  readonly root: HTMLElement;
  /** URL path of its module. */
  readonly module: string;
  /** Its files, the one that can be edited first; names are relative to it. */
  readonly files: readonly { readonly name: string; readonly code: string }[];
  /** The tab panel of the first file, and its code. */
  readonly panel: HTMLElement;
  readonly code: HTMLElement;
}

/** The parts of a demo; `undefined` where the page shows no source of it. */
export function shownDemo(demo: HTMLElement): ShownDemo | undefined {
  const root = demo.querySelector<HTMLElement>('[data-xd-demo][data-module]');
  const group = demo.querySelector('.demo-files:not([hidden])');
  const panels = [...(group?.querySelectorAll<HTMLElement>('[role="tabpanel"]') ?? [])];
  const [panel] = panels;
  const code = panel?.querySelector<HTMLElement>('pre code');
  if (!root || !group || !panel || !code) return undefined;
  const names = [...group.querySelectorAll('[role="tab"]')].map((tab) => tab.textContent?.trim() ?? '');
  const { styling } = root.dataset;
  return {
    name: root.dataset['xdDemo'] ?? '',
    root,
    module: root.dataset['module'] ?? '',
    files: panels.map((one, index) => ({
      name: names[index] ?? '',
      code: (one.querySelector('pre code')?.textContent ?? '').replace(/\n$/, ''),
    })),
    panel,
    code,
    language: /\.tsx?$/.test(names[0] ?? '') ? 'ts' : 'js',
    styling: (styling ?? 'system') as EditedDemo['styling'],
  };
}

/** URL paths of the modules of the page's demos. */
export function modulesOfPage(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-xd-demo][data-module]')].map(
    (element) => element.dataset['module'] ?? '',
  );
}
