// Starts a demo in the browser. In: the element that holds its server HTML (or nothing) and the demo. Out: a live root.
import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';
import type { Theme } from '@mui/material/styles';
import { useEffect } from 'react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { ThemeColors } from '../../src/model/identity.ts';
import type { DemoStyling } from '../../src/model/demo.ts';
import { tellFailed } from '../client/failed-demo.ts';
import { holdsPlaces } from '../client/holds-places.ts';
import type { SpeakingRoot } from '../client/texts.ts';
import { siteFacts } from '../client/site-facts.ts';
import { createDemoTheme } from '../theme/theme.ts';
import { DemoRoot } from './demo-root.tsx';
import { inLayer, layeredKey } from './layered-cache.ts';
import { isServerTheme, readerTheme, type ReaderTheme } from './reader-theme.ts';

const caches = new Map<string, EmotionCache>();

/**
 * One cache a direction for all demos of the page, and one for those whose rules are in a layer. Rules that came with the
 * page, even later, count as inserted.
 */
async function cacheFor({ state: { direction } }: ReaderTheme, isLayered: boolean): Promise<EmotionCache> {
  const key = isLayered ? layeredKey : 'css';
  const name = key + direction;
  let cache = caches.get(name);
  if (!cache) {
    // Turning styles around takes code that few readers need.
    cache = direction === 'rtl' ? (await import('./rtl-cache.ts')).createRtlCache(key) : createCache({ key });
    if (isLayered) inLayer(cache);
  }
  caches.set(name, cache);
  if (direction === 'rtl') return cache;
  for (const style of document.querySelectorAll(`style[data-emotion^="${key} "]`)) {
    const [, ...ids] = (style.getAttribute('data-emotion') ?? '').split(' ');
    for (const id of ids) cache.inserted[id] = true;
  }
  return cache;
}

function siteColors(): ThemeColors {
  const frame = document.querySelector<HTMLElement>('.frame');
  return JSON.parse(frame?.dataset['xdColors'] ?? '{}') as ThemeColors;
}

const themes = new Map<string, Theme>();

/**
 * The site's colours stand in the shell's HTML, because a demo's script is the same for every site; the reader's go
 * over them.
 */
function themeFor({ colors, state }: ReaderTheme): Theme {
  const all = { ...siteColors(), ...colors };
  const key = JSON.stringify([all, state]);
  const theme = themes.get(key) ?? createDemoTheme(all, state);
  themes.set(key, theme);
  return theme;
}

/** Tells when everything inside has been mounted: parents' effects run after their children's. */
function Mounted({ onMounted, children }: { onMounted: () => void; children: ReactNode }): ReactNode {
  useEffect(onMounted, [onMounted]);
  return children;
}

/**
 * Wires the controls of a demo: what a reader or a shared link has set already is in `data-props` then. Without a network
 * the demo goes on without them.
 */
async function withControls(element: HTMLElement): Promise<void> {
  try {
    (await import('../client/demo-controls.ts')).startControls(element);
  } catch {
    element.closest('.demo')?.querySelector('.demo-controls fieldset')?.setAttribute('disabled', '');
  }
}

/**
 * Hydrates the demo's server HTML; renders afresh where there is none, where it only holds the place (hydration would
 * mount such a part twice, first as nothing, and what measures itself would measure nothing), and where it was made for
 * other settings than the reader's. When they change, the demo renders again. It leaves with its page, or alone when its
 * element hears `xdocs:leave`, and says `xdocs:left` there when it has.
 *
 * @param styling which of the demo's stylings this is, where it has several
 */
export async function mountDemo(element: HTMLElement, Demo: ComponentType, styling?: DemoStyling): Promise<void> {
  // From now on the element is React's, whoever else would put something in it.
  element.dataset['mounting'] = '';
  const first = readerTheme();
  // The playground's component has no theme but its own.
  const isBare = element.hasAttribute('data-bare');
  if (element.hasAttribute('data-controls')) await withControls(element);
  let props = JSON.parse(element.dataset['props'] ?? '{}') as Readonly<Record<string, unknown>>;
  const isAsRendered = !element.hasAttribute('data-controls') || Object.keys(props).length === 0;
  const hydrates = element.dataset['server'] === '' && isAsRendered && isServerTheme(first) && !holdsPlaces(element);
  const docs = siteFacts();
  const failedTitle = (document.documentElement as SpeakingRoot).xdTexts?.['demo.failed'] ?? '';
  let onMounted = () => {};
  const mounted = new Promise<void>((resolve) => {
    onMounted = () => {
      if (styling) element.dataset['styling'] = styling;
      element.setAttribute('data-hydrated', '');
      resolve();
    };
  });
  let resets = 0;
  // With the props of the call: hydrating must not meet what a reader sets meanwhile.
  const treeFor = async (reader: ReaderTheme, given = props): Promise<ReactElement> => {
    const cache = await cacheFor(reader, styling !== undefined && styling !== 'system');
    return (
      <Mounted onMounted={onMounted}>
        <DemoRoot
          key={resets}
          Demo={Demo}
          props={given}
          cache={cache}
          theme={isBare ? undefined : themeFor(reader)}
          themeState={reader.state}
          docs={docs}
          failedTitle={failedTitle}
          onFailed={(error) => tellFailed(element, error)}
          startsLight={hydrates}
        />
      </Mounted>
    );
  };
  const options = { identifierPrefix: element.dataset['idPrefix'] ?? '' };
  let hasLeft = false;
  let turn = 0;
  // From now on, because what follows may wait for code. React wants to be done with hydrating before anything else is
  // asked of a root.
  const follow = async () => {
    const own = ++turn;
    await mounted;
    const next = await treeFor(readerTheme());
    if (!hasLeft && own === turn) root.render(next);
  };
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('xdocs:settings', () => void follow(), { signal });
  const followProps = (event: Event) => {
    props = (event as CustomEvent<typeof props>).detail;
    void follow();
  };
  element.addEventListener('xdocs:props', followProps, { signal });
  // A reader wants it as it was at the beginning: with another key, nothing of its state is left.
  const startAfresh = () => {
    resets++;
    void follow();
  };
  element.addEventListener('xdocs:reset', startAfresh, { signal });
  // Its element goes with the page; timers and listeners of the demo must go, too.
  const leave = async () => {
    listening.abort();
    await mounted;
    hasLeft = true;
    root.unmount();
    for (const name of ['hydrated', 'mounting']) delete element.dataset[name];
    element.dispatchEvent(new CustomEvent('xdocs:left'));
  };
  for (const target of [document, element]) target.addEventListener('xdocs:leave', () => void leave(), { signal });
  const tree = await treeFor(first);
  // Its page may have gone meanwhile.
  if (!element.isConnected) return;
  // The place stays reserved while what stands in it is rendered afresh.
  if (!hydrates && element.matches('[data-server], [data-waits]')) keepHeight(element);
  if (hydrates) takeOutStyles(element);
  const root = hydrates ? hydrateRoot(element, tree, options) : createRoot(element, options);
  if (!hydrates) root.render(tree);
}

/**
 * Rules of Emotion caches that a demo makes for itself stand among its elements. React does not expect them; a cache
 * finds them in the head.
 */
function takeOutStyles(element: HTMLElement): void {
  for (const style of element.querySelectorAll<HTMLElement>('style[data-emotion]')) {
    if (document.head.querySelector(`style[data-emotion="${CSS.escape(style.dataset['emotion']!)}"]`)) style.remove();
    else document.head.append(style);
  }
}

function keepHeight(element: HTMLElement): void {
  element.style.minBlockSize = `${element.offsetHeight}px`;
  const observer = new MutationObserver(() => {
    observer.disconnect();
    requestAnimationFrame(() => (element.style.minBlockSize = ''));
  });
  observer.observe(element, { attributes: true, attributeFilter: ['data-hydrated'] });
}
