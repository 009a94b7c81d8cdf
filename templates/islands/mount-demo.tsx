// Starts a demo in the browser. In: the element that holds its server HTML (or nothing) and the demo. Out: a live root.
import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';
import type { Theme } from '@mui/material/styles';
import { useEffect } from 'react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { ThemeColors } from '../../src/model/config.ts';
import { createDemoTheme } from '../theme/theme.ts';
import { DemoRoot } from './demo-root.tsx';

let cache: EmotionCache | undefined;
let theme: Theme | undefined;

/** One cache for all demos of the page. Rules that came with the page, even later, count as inserted. */
function pageCache(): EmotionCache {
  cache ??= createCache({ key: 'css' });
  for (const style of document.querySelectorAll('style[data-emotion^="css "]')) {
    const [, ...ids] = (style.getAttribute('data-emotion') ?? '').split(' ');
    for (const id of ids) cache.inserted[id] = true;
  }
  return cache;
}

function frameData(name: 'xdTexts' | 'xdColors'): Readonly<Record<string, string>> {
  const frame = document.querySelector<HTMLElement>('.frame');
  return JSON.parse(frame?.dataset[name] ?? '{}') as Readonly<Record<string, string>>;
}

/** The site's colours stand in the shell's HTML, because a demo's script is the same for every site. */
function pageTheme(): Theme {
  theme ??= createDemoTheme(frameData('xdColors') as ThemeColors);
  return theme;
}

/** Marks the element when everything inside has been mounted: parents' effects run after their children's. */
function Hydrated({ element, children }: { element: HTMLElement; children: ReactNode }): ReactNode {
  useEffect(() => element.setAttribute('data-hydrated', ''), [element]);
  return children;
}

/**
 * Whether a part of the demo has left only its box in the server HTML: an empty block at least half as wide as the demo.
 * Such a part renders in the browser alone. Hydration would mount it twice, first as nothing, and what measures itself
 * when it mounts would measure nothing; rendered afresh, it finds its box as any application would give it.
 */
function holdsPlaces(element: HTMLElement): boolean {
  const boxes = element.querySelectorAll<HTMLElement>('div:empty:not([role], [aria-hidden])');
  return [...boxes].some((box) => box.offsetWidth * 2 >= element.offsetWidth);
}

/** Hydrates the demo's server HTML; renders afresh where there is none or where it only holds the place. */
export function mountDemo(element: HTMLElement, Demo: ComponentType): void {
  const hydrates = element.hasAttribute('data-server') && !holdsPlaces(element);
  const props = JSON.parse(element.dataset['props'] ?? '{}') as Readonly<Record<string, unknown>>;
  const failedTitle = frameData('xdTexts')['demoFailed'] ?? '';
  const tree: ReactElement = (
    <Hydrated element={element}>
      <DemoRoot Demo={Demo} props={props} cache={pageCache()} theme={pageTheme()} failedTitle={failedTitle} startsLight={hydrates} />
    </Hydrated>
  );
  const options = { identifierPrefix: element.dataset['idPrefix'] ?? '' };
  if (hydrates) hydrateRoot(element, tree, options);
  else createRoot(element, options).render(tree);
}
