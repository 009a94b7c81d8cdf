// The picture that a chat or a timeline shows for a link: what is on it.

export interface SocialCard {
  readonly siteName: string;
  /** URL path of the site's logo. */
  readonly logo?: string;
  /** What the page is part of, above its title. */
  readonly section?: string;
  readonly title: string;
  readonly text: string;
  /** URL path of a drawing. */
  readonly picture?: string;
  /** One colour, fit for a dark ground. */
  readonly accent: string;
}

export const socialCardSize = { width: 1200, height: 630 } as const;
