// Renders a demo on the server. In: the demo, its id prefix and the site's colours. Out: its HTML and Emotion's rules
// by id, so that a page states each rule once. What throws here is the caller's to catch.
import type { Theme } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

import type { SiteDocsConfig } from '../../src/model/docs-config.ts';
import type { ThemeColors } from '../../src/model/identity.ts';
import type { DemoStyling } from '../../src/model/demo.ts';
import { initialThemeState } from '../../src/model/theme-state.ts';
import { createDemoTheme } from '../theme/theme.ts';
import { comesOfKnown, emptyCaches, newCache } from './demo-caches.ts';
import { DemoRoot } from './demo-root.tsx';
import { inLayer, layeredKey } from './layered-cache.ts';

interface DemoRenderOptions {
  /** Prefix of the ids that `useId` gives; the browser must use the same. */
  readonly idPrefix: string;
  readonly colors?: ThemeColors;
  readonly docs?: SiteDocsConfig;
  /** What a component of a directive gets; demos get nothing. */
  readonly props?: Readonly<Record<string, unknown>>;
  /** Of a demo that is a folder of stylings: the one that this is. */
  readonly styling?: DemoStyling;
}

const themes = new Map<string, Theme>();

function themeFor(colors: ThemeColors): Theme {
  const key = JSON.stringify(colors);
  const theme = themes.get(key) ?? createDemoTheme(colors);
  themes.set(key, theme);
  return theme;
}

/**
 * Renders a demo to HTML; the browser hydrates it with the same prefix.
 *
 * @returns `isLast` where what it has written is not written again, so that nothing else may be rendered by the same modules
 */
export function renderDemo(
  Demo: ComponentType,
  { idPrefix, colors = {}, docs, props, styling = 'system' }: DemoRenderOptions,
): { html: string; styles: Record<string, string>; isLast: boolean } {
  emptyCaches();
  const isLayered = styling !== 'system';
  const cache = isLayered ? inLayer(newCache({ key: layeredKey })) : newCache({ key: 'css' });
  // Collect rules in the cache instead of printing style elements between the demo's own.
  cache.compat = true;
  const html = renderToString(
    <DemoRoot
      Demo={Demo}
      props={props}
      cache={cache}
      theme={themeFor(colors)}
      themeState={initialThemeState}
      docs={docs}
      failedTitle=""
      startsLight
    />,
    { identifierPrefix: idPrefix },
  );
  const styles: Record<string, string> = {};
  for (const [id, css] of Object.entries(cache.inserted)) {
    if (typeof css === 'string' && css) styles[isLayered ? `${layeredKey} ${id}` : id] = css;
  }
  return { html, styles, isLast: !comesOfKnown(html) };
}
