// How an ad looks: a card that is one link. In: texts and addresses; the slot, whose HTML has the words around an ad in the
// page's language. Out: elements, without anything being parsed as HTML.
import { element } from '../client/element.ts';
import type { AdLayout, ShownAd } from './ad-rules.ts';

/** What the HTML of a slot says, and its layout. */
interface SlotData {
  readonly layout?: AdLayout;
  /** What stands below an ad, with `{name}` for who pays. */
  readonly by?: string;
  /** What asks readers to allow ads. */
  readonly help?: string;
}

/** Has a link open elsewhere, where it leads to another site; search engines hear that it was paid for. */
export function tame(link: HTMLAnchorElement): void {
  if (link.origin === location.origin) return;
  link.target = '_blank';
  link.rel = 'sponsored noopener';
}

/** The card of an ad; `language` is that of its words, where the page is in another. */
export function adCard(
  { link, img, company, description, poweredby = company }: ShownAd,
  slot: HTMLElement,
  language?: string,
): HTMLElement {
  const { layout, by = '' } = slot.dataset as SlotData;
  const card = element('a', { href: link, class: 'backing-card' }, [
    element('span', { class: 'backing-text', lang: language }, [
      ...(company ? [element('strong', {}, [company]), ' '] : []),
      description,
    ]),
    ...(poweredby ? [element('span', { class: 'backing-by' }, [by.replace('{name}', () => poweredby)])] : []),
  ]);
  tame(card);
  if (img && layout === 'image') {
    // This is the size in which pictures are shown, whatever theirs is.
    const picture = element('img', { src: img, width: '130', height: '100', alt: '', referrerpolicy: 'no-referrer' });
    // One that does not come leaves its room to the words.
    picture.addEventListener('error', () => picture.remove());
    card.prepend(picture);
  }
  return card;
}

/** What asks a reader to allow ads. */
export function helpCard(slot: HTMLElement): HTMLElement {
  const { help = '' } = slot.dataset as SlotData;
  return element('p', { class: 'backing-card backing-help' }, [help]);
}
