// The cards of galleries: pages with a picture, and the site's products. In: a site and a directive's props. Out:
// cards. A page is in a gallery if the public folder has a picture whose path mirrors the page's:
// `static/gallery/react-charts/bars.svg` for `/x/react-charts/bars/`. So no separate list is needed, and a page that
// does not exist yet leaves no gap.
import { urlOf } from '../model/address.ts';
import type { Page } from '../model/page.ts';
import { onHost } from '../model/site-layout.ts';
import type { Site } from '../model/site.ts';
import type { CardView } from '../model/view.ts';
import { galleryPicturesOf } from './gallery-picture.ts';

type Props = Readonly<Record<string, unknown>>;

/**
 * The pages of a product that have a picture, or those below a pathname, in the order of the navigation. Default: the
 * product of the page.
 */
export function galleryCards(page: Page, props: Props, site: Site): CardView[] {
  const { locale } = page.address;
  const below = typeof props['below'] === 'string' ? onHost(props['below'], site.config) : undefined;
  const ownProduct = below === undefined ? page.frontMatter.productId : undefined;
  const productId = typeof props['productId'] === 'string' ? props['productId'] : ownProduct;
  const home = site.config.products.find(({ id }) => id === productId)?.href;
  const order = new Map(site.navigation.get(locale)!.order.map(({ href }, index) => [href, index]));
  const cards = [...site.pages.get(site.config.defaultLocale)!.values()]
    .filter(
      ({ kind, address, frontMatter }) =>
        kind === 'guide' &&
        address.pathname !== home &&
        (below === undefined || (address.pathname.startsWith(below) && address.pathname !== below)) &&
        (productId === undefined || frontMatter.productId === productId),
    )
    .flatMap(({ address: { pathname } }) => {
      const card = cardOf(pathname, locale, props, site);
      return card ? [{ ...card, pathname }] : [];
    })
    .filter(({ picture }) => picture !== undefined)
    .sort((a, b) => (order.get(a.href) ?? Infinity) - (order.get(b.href) ?? Infinity));
  return cards.map(({ pathname, ...card }) => {
    const section = cards.some((other) => other.pathname !== pathname && other.title === card.title)
      ? site.navigation.get(locale)!.parents.get(pathname)?.at(-1)?.title
      : undefined;
    return { ...card, ...(section && { section }) };
  });
}

/** The site's products, each with the description of its first page. */
export function productCards(page: Page, props: Props, site: Site): CardView[] {
  return site.config.products.flatMap(({ name, href }) => {
    const card = href === undefined ? undefined : cardOf(href, page.address.locale, props, site);
    return card ? [{ ...card, title: name }] : [];
  });
}

function cardOf(pathname: string, locale: string, props: Props, site: Site): CardView | undefined {
  const { defaultLocale } = site.config;
  const translated = site.pages.get(locale)?.get(pathname);
  const page = translated ?? site.pages.get(defaultLocale)!.get(pathname);
  if (!page) return undefined;
  const { byPathname, parents } = site.navigation.get(locale)!;
  const folder = typeof props['pictures'] === 'string' ? onHost(props['pictures'], site.config) : undefined;
  // Where the navigation says it of a whole group, its pages do not say it again.
  const group = parents.get(pathname)?.findLast((parent) => parent.plan !== undefined);
  const plan = page.plan ?? byPathname.get(pathname)?.plan ?? group?.plan;
  return {
    title: shortTitle(page.title),
    href: urlOf(page.address, site.config),
    text: page.description,
    ...(plan && { plan }),
    ...galleryPicturesOf(pathname, site, folder),
  };
}

/**
 * Titles begin with the product for readers who come from a search: "Charts - Bars". Among the product's own pages the
 * rest is enough.
 */
function shortTitle(title: string): string {
  return title.split(' - ').at(-1)!;
}
