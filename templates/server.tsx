// The templates' server entry: views in, HTML out. The shell is Material UI and is rendered once per locale; what is
// rendered for every page is plain elements and class names, because that is what makes ten thousand pages cheap.
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { ThemeProvider } from '@mui/material/styles';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Renderer } from '../src/model/bundle.ts';
import { PageArticle } from './pages/page-article.tsx';
import { PagePager } from './pages/page-pager.tsx';
import { TableOfContents } from './pages/table-of-contents.tsx';
import { AppShell } from './shell/app-shell.tsx';
import { NavigationList } from './shell/navigation-list.tsx';
import { socialIconCss } from './shell/social-links.tsx';
import { ProductContext } from './shell/product-context.tsx';
import consentCss from './theme/consent.css';
import bannerCss from './theme/banner.css';
import { compactCss } from './theme/compact-css.ts';
import { demoWithoutScriptsCss } from './theme/demo-without-scripts.ts';
import { pageSheets } from './theme/page-sheets.ts';
import { styleSheet } from './theme/style-sheet.ts';
import { fontCss } from './theme/site-fonts.ts';
import { themeVariables } from './theme/theme-variables.ts';
import { createDemoTheme, createDocsTheme, sansSerif } from './theme/theme.ts';

/** The app shell of a locale, the style sheet of every page, and those that only some pages need. */
export const renderFrame: Renderer['renderFrame'] = (view) => {
  const cache = createCache({ key: 'shell' });
  const { extractCritical } = createEmotionServer(cache);
  const theme = createDocsTheme(view.theme, view.radius);
  const html = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} disableStyleSheetGeneration>
        <AppShell frame={view} />
      </ThemeProvider>
    </CacheProvider>,
  );
  const [light, dark] = (['light', 'dark'] as const).map(
    (scheme) => theme.colorSchemes[scheme]!.palette.background.default,
  );
  const { fontFamily } = theme.typography;
  const fonts = fontCss(view.fonts, fontFamily === sansSerif ? undefined : fontFamily);
  const demoTheme = createDemoTheme(view.theme);
  const radius = demoTheme.shape.borderRadius;
  // base.css has the library's own.
  const demoRadius = radius === 4 ? '' : `.demo-root{--mui-shape-borderRadius:${radius}px}`;
  const css = [
    extractCritical(html).css,
    styleSheet,
    view.services.consent ? consentCss : '',
    view.banner ? bannerCss : '',
    fonts,
    socialIconCss(view.social),
    demoRadius,
    view.css,
  ].join('\n');
  const named = view.usedVariables.map((name) => `var(${name})`);
  // The variables are the demo theme's; the shell overrides the one that differs (its radius) in its own element.
  const variables = themeVariables(demoTheme, [css, html, ...named].join(' '));
  return {
    html,
    css: compactCss(`${variables.used}\n${css}`),
    sheets: pageSheets.map((sheet) => ({
      ...sheet,
      css: compactCss(
        sheet.name === 'demo' ? [variables.others, sheet.css, demoWithoutScriptsCss(view)].join('\n') : sheet.css,
      ),
    })),
    colors: { light: light!, dark: dark! },
  };
};

export { readerColorRules } from './theme/reader-colors.ts';

/** The sidebar's list. */
export const renderNavigation: Renderer['renderNavigation'] = (view, frame, depth) =>
  renderToStaticMarkup(<NavigationList view={view} frame={frame} depth={depth} />);

/** The page's own parts, by slot; the navigation is rendered apart, because many pages share it. */
export const renderPage: Renderer['renderPage'] = (view, frame) => ({
  navigation: '',
  context: renderToStaticMarkup(<ProductContext view={view} frame={frame} />),
  main: renderToStaticMarkup(<PageArticle view={view} frame={frame} />),
  toc: renderToStaticMarkup(<TableOfContents view={view} frame={frame} />),
  pager: renderToStaticMarkup(<PagePager view={view} frame={frame} />),
});
