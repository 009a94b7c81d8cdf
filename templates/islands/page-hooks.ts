// What demos, components of directives and the providers around them may ask of the page that they are in, as
// `xdocs/react`. In: the contexts that every demo stands in. Out: values that follow the reader.
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { DocsConfig, SiteDocsConfig } from '../../src/model/docs-config.ts';
import type { ThemeState } from '../../src/model/theme-state.ts';
import { siteFacts } from '../client/site-facts.ts';
import { currentScheme, followScheme } from './page-scheme.ts';

/** The reader's density and direction; the palette's mode has a store of its own, because switching it renders nothing. */
export const ThemeStateContext = createContext<Omit<ThemeState, 'paletteMode'> | undefined>(undefined);

/** What there is to know of the site. */
export const DocsConfigContext = createContext<SiteDocsConfig | undefined>(undefined);

/**
 * The theme options that the reader has chosen: dense, direction, palette mode. The server renders with the first of each,
 * and so does the first render in the browser that meets the server's HTML.
 *
 * @throws Error outside of what xdocs renders, and in the playground, which has no theme
 */
export function usePageTheme(): ThemeState {
  const state = useContext(ThemeStateContext);
  const paletteMode = useSyncExternalStore(followScheme, currentScheme, () => 'light' as const);
  if (!state) throw new Error('Forgot to wrap component in ThemeProvider');
  return { ...state, paletteMode };
}

/**
 * The site's base path and languages, and the language of the page.
 *
 * @throws Error outside of what xdocs renders
 */
export function useDocsConfig(): DocsConfig {
  const config = useContext(DocsConfigContext);
  const locale = useSyncExternalStore(followNothing, pageLocale, () => undefined);
  if (!config) throw new Error('There is no docs configuration here: xdocs gives it to what it renders in its pages');
  return { ...config, locale: locale ?? config.defaultLocale };
}

/** A page keeps its language: another one is another page, with demos of its own. */
function followNothing(): () => void {
  return () => undefined;
}

function pageLocale(): string | undefined {
  return siteFacts()?.locale;
}
