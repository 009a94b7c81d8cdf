// The templates' server entry: views in, HTML out. The shell is Material UI and is rendered once per locale; what is
// rendered for every page is plain elements and class names, because that is what makes ten thousand pages cheap.
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { ThemeProvider } from '@mui/material/styles';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Renderer } from '../src/model/bundle.ts';
import type { SiteFont } from '../src/model/config.ts';
import { PageArticle } from './pages/page-article.tsx';
import { PagePager } from './pages/page-pager.tsx';
import { TableOfContents } from './pages/table-of-contents.tsx';
import { AppShell } from './shell/app-shell.tsx';
import { NavigationList } from './shell/navigation-list.tsx';
import { ProductContext } from './shell/product-context.tsx';
import { paletteOf } from './theme/palette.ts';
import consentCss from './theme/consent.css';
import { pageSheets } from './theme/page-sheets.ts';
import { styleSheet } from './theme/style-sheet.ts';
import { themeVariables } from './theme/theme-variables.ts';
import { createDemoTheme, createDocsTheme } from './theme/theme.ts';

/** The site's own font. One that comes late is used from the next page on: text never changes under a reader's eyes. */
function fontCssOf(font: SiteFont | undefined): string {
  if (!font) return '';
  const [family, src] = [JSON.stringify(font.family), JSON.stringify(font.src)];
  return `@font-face { font-family: ${family}; src: url(${src}) format("woff2"); font-weight: ${font.weight ?? '100 900'}; font-style: normal; font-display: optional; }\n:root { --font-own: ${family},; }`;
}

/** The app shell of a locale, the style sheet of every page, and those that only some pages need. */
export const renderFrame: Renderer['renderFrame'] = (view) => {
  const cache = createCache({ key: 'shell' });
  const { extractCritical } = createEmotionServer(cache);
  const html = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ThemeProvider theme={createDocsTheme(view.theme)} disableStyleSheetGeneration>
        <AppShell frame={view} />
      </ThemeProvider>
    </CacheProvider>,
  );
  const [light, dark] = (['light', 'dark'] as const).map(
    (scheme) => paletteOf(scheme, view.theme).background!.default!,
  );
  const consent = view.services.consent ? consentCss : '';
  const css = [extractCritical(html).css, styleSheet, consent, fontCssOf(view.font)].join('\n');
  // The variables are the demo theme's; the shell overrides the one that differs (its radius) in its own element.
  const variables = themeVariables(createDemoTheme(view.theme), css + html);
  return {
    html,
    css: `${variables.used}\n${css}`,
    sheets: pageSheets.map((sheet) =>
      sheet.name === 'demo' ? { ...sheet, css: `${variables.others}\n${sheet.css}` } : sheet,
    ),
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
