// The social card of a page: that of its product or section, or its own if the config says so.
import { splitTail } from '../model/address.ts';
import { defaultColors } from '../model/default-colors.ts';
import { isListed, type Page } from '../model/page.ts';
import { productOf } from '../model/product-of.ts';
import type { Site } from '../model/site.ts';
import type { SocialCard } from '../model/social-card.ts';
import { galleryPictureOf } from './gallery-picture.ts';

/** Characters that the cards' font contains. */
const letters = [
  // Latin with its extensions A and B, but for ŉ and Ǆ.
  '\\u0020-\\u007e\\u00a0-\\u0148\\u014a-\\u01c3\\u01c5-\\u024f',
  // Dashes, quotes, the bullet and the ellipsis, the euro and the trade mark, arrows up and down, the minus.
  '\\u2013\\u2014\\u2018-\\u201a\\u201c-\\u201e\\u2022\\u2026\\u20ac\\u2122\\u2191\\u2193\\u2212',
].join('');

/** Matches a text that the font can draw entirely. */
export const drawable = new RegExp(`^[${letters}]*$`);

/** The card of a page; `undefined` if there is none. Cards need an origin, because their URLs are absolute. */
export function socialCardOf(page: Page, site: Site): SocialCard | undefined {
  const { config } = site;
  if (!config.origin || config.socialImages === 'none' || !isListed(page)) return undefined;
  const card = config.socialImages === 'page' ? pageCard(page, site) : sectionCard(page, site);
  const isDrawn = [card.title, card.siteName, card.section ?? ''].every((text) => drawable.test(text));
  return isDrawn ? { ...card, text: drawable.test(card.text) ? card.text : '' } : undefined;
}

function sectionCard(page: Page, site: Site): SocialCard {
  const product = productOf(page, site.config);
  if (product)
    return {
      ...common(site),
      title: product.name,
      text: descriptionAt(product.href, site),
      ...pictureAt(product.href, site),
    };
  const [group] = site.navigation.get(site.config.defaultLocale)!.parents.get(page.address.pathname) ?? [];
  const home = `${site.config.base}/`;
  return group
    ? { ...common(site), title: group.title, text: descriptionAt(group.href, site) }
    : { ...common(site), title: site.name, text: site.config.description || descriptionAt(home, site) };
}

function pageCard(page: Page, site: Site): SocialCard {
  const product = productOf(page, site.config);
  return {
    ...common(site),
    ...(product && { section: product.name }),
    title: page.title,
    text: page.description,
    ...pictureAt(page.address.pathname, site),
  };
}

function common({ name, config }: Site): Pick<SocialCard, 'siteName' | 'logo' | 'accent'> {
  return {
    siteName: name,
    ...(config.logo && { logo: config.logo }),
    accent: (config.theme.primary ?? defaultColors.primary).dark,
  };
}

function descriptionAt(pathname: string | undefined, site: Site): string {
  return site.pages.get(site.config.defaultLocale)!.get(splitTail(pathname ?? '').path)?.description ?? '';
}

/** The page's gallery picture. */
function pictureAt(pathname: string | undefined, site: Site): Pick<SocialCard, 'picture'> {
  const picture = pathname === undefined ? undefined : galleryPictureOf(pathname, site);
  return picture ? { picture } : {};
}
