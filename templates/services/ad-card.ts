// How an ad looks: a card that is one link. In: texts and addresses. Out: elements, without anything being parsed as HTML.
import type { HouseAd } from '../../src/model/config.ts';
import { element } from '../client/element.ts';
import type { AdLayout, NetworkAd } from './ad-rules.ts';

/** The place of an ad in the page. Its words are in the page's HTML, in the page's language. */
export interface AdPlace {
  readonly slot: HTMLElement;
  readonly layout: AdLayout;
  /** What stands below an ad, with `{name}` for who pays. */
  readonly by: string;
  /** What asks readers to allow ads. */
  readonly help: string;
  /** The language of the house's own ads, where the page is in another. */
  readonly language?: string | undefined;
}

interface Card {
  readonly link: string;
  readonly image?: string | undefined;
  readonly strong?: string;
  readonly text: string;
  readonly by: string;
  readonly language?: string | undefined;
}

/** The size in which pictures are shown, whatever theirs is. */
const [pictureWidth, pictureHeight] = ['130', '100'];

/** A link to another site opens elsewhere, tells that site nothing of this window, and search engines that it was paid for. */
function linkAttributes(href: string): Readonly<Record<string, string>> {
  const isOwn = new URL(href, location.href).origin === location.origin;
  return { href, ...(!isOwn && { target: '_blank', rel: 'sponsored noopener' }) };
}

function card({ link, image, strong, text, by, language }: Card): HTMLElement {
  const picture =
    image &&
    element('img', {
      src: image,
      width: pictureWidth,
      height: pictureHeight,
      alt: '',
      decoding: 'async',
      referrerpolicy: 'no-referrer',
    });
  // A picture that does not come leaves its room to the words.
  if (picture) picture.addEventListener('error', () => picture.remove());
  return element('a', { ...linkAttributes(link), class: 'backing-card' }, [
    ...(picture ? [picture] : []),
    element('span', { class: 'backing-text', lang: language }, [
      ...(strong ? [element('strong', {}, [strong]), ' '] : []),
      text,
    ]),
    ...(by ? [element('span', { class: 'backing-by' }, [by])] : []),
  ]);
}

/** The card of a network's ad. */
export function networkCard({ company, description, image, link }: NetworkAd, { by, layout }: AdPlace): HTMLElement {
  return card({
    link,
    image: layout === 'image' ? image : undefined,
    strong: company,
    text: description,
    by: company && by.replace('{name}', () => company),
  });
}

/** The card of one of the house's own. */
export function houseCard(
  { link, img, description, poweredby }: HouseAd,
  { by, language, layout }: AdPlace,
): HTMLElement {
  return card({
    link,
    image: layout === 'image' ? img : undefined,
    text: description,
    by: poweredby && by.replace('{name}', () => poweredby),
    language,
  });
}

/** What asks a reader to allow ads. */
export function helpCard({ help }: AdPlace): HTMLElement {
  return element('p', { class: 'backing-card backing-help' }, [help]);
}

/** Makes links that a network's script wrote behave like ours. */
export function tameLinks(within: Element): void {
  for (const link of within.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    link.target = '_blank';
    link.rel = 'sponsored noopener';
  }
}
