// What the `<head>` of every page shares: icons, the web manifest, the colours of the browser's own bars.

import type { HeadElement } from './page.ts';

/** An icon of the site. */
export interface SiteIcon {
  /** URL path. */
  readonly url: string;
  readonly use: 'favicon' | 'touch' | 'app';
  readonly type: string;
  /** `192x192`, or `any` for SVG; absent where the file name does not say. */
  readonly sizes?: string;
  /** The image may be cropped to a shape. */
  readonly maskable?: true;
  /** The browser's own scheme that it is for. */
  readonly scheme?: 'light' | 'dark';
}

/** The page's background in each colour scheme. */
export interface SchemeColors {
  readonly light: string;
  readonly dark: string;
}

export interface SiteHead {
  readonly name: string;
  /** URL path of the home page. */
  readonly home: string;
  readonly icons: readonly SiteIcon[];
  /** URL path of the web manifest. */
  readonly manifest?: string;
  readonly colors?: SchemeColors;
  /** URL paths of the files of the site's fonts. */
  readonly fonts?: readonly string[];
  /** Addresses of style sheets of its fonts, on other hosts. */
  readonly fontSheets?: readonly string[];
  /** Elements that the config adds. */
  readonly elements?: readonly HeadElement[];
}
