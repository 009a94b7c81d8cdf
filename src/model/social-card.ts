// The content of the preview image that a chat or a timeline shows for a link.

export interface SocialCard {
  readonly siteName: string;
  /** URL path of the site's logo. */
  readonly logo?: string;
  /** The section that the page belongs to, shown above its title. */
  readonly section?: string;
  readonly title: string;
  readonly text: string;
  /** URL path of an SVG. */
  readonly picture?: string;
  /** A colour that suits a dark background. */
  readonly accent: string;
}

export const socialCardSize = { width: 1200, height: 630 } as const;
