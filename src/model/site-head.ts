// What the heads of all pages share: icons, the web manifest, the colours of the browser's own bars.

/** A picture that stands for the site. */
export interface SiteIcon {
  /** URL path. */
  readonly url: string;
  readonly use: 'favicon' | 'touch' | 'app';
  readonly type: string;
  /** `192x192`, or `any` for drawings; absent where the name does not say. */
  readonly sizes?: string;
  /** The whole picture may be cropped to a shape. */
  readonly maskable?: true;
}

/** The page's background in each colour scheme. */
export interface SchemeColors {
  readonly light: string;
  readonly dark: string;
}

export interface SiteHead {
  readonly name: string;
  /** URL path of the first page. */
  readonly home: string;
  readonly icons: readonly SiteIcon[];
  /** URL path of the web manifest. */
  readonly manifest?: string;
  readonly colors?: SchemeColors;
  /** URL path of the site's font. */
  readonly font?: string;
}
