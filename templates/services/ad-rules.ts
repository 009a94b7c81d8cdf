// The rules of ads, SPEC sections 4, 5 and 9, as numbers and pure functions: what counts as an ad of the network, what is
// shown instead, in which layout. What a network says is anybody's text: only what is checked here gets into a page.
import type { HouseAd } from '../../src/model/config.ts';

/** Times in milliseconds, chances between 0 and 1. */
export const adRules = {
  /** Between two looks for the network's ad. */
  pollMs: 500,
  /** Looks in all; the first is at once. */
  maxPolls: 30,
  /** From this look on, a blocker is assumed. */
  blockedFrom: 7,
  /** How often the network's list is asked for again where none of its entries qualifies. */
  fetchRetries: 10,
  /** Share of pages whose ad is a line of text; the others have a picture. */
  inlineShare: 0.2,
  /**
   * Chance of the message that asks to allow ads, while blocked. Section 4 of the specification says 80 %, section 9, its
   * list of constants, 20 %: the list counts.
   */
  helpShare: 0.2,
  /** An ad that is gone by then was not seen. */
  displayMs: 2500,
  /** What a network may say, in bytes; a list of ads is 2 kB. */
  maxBytes: 100_000,
  /** Longest texts, in characters: no more of them has room. */
  maxCompany: 60,
  maxDescription: 240,
  /** Most tracking pixels of one ad. */
  maxPixels: 10,
} as const;

export type AdLayout = 'inline' | 'image';

/** What a card shows: texts as text, addresses that are http(s) or the house's own. */
export interface ShownAd {
  readonly link: string;
  readonly img?: string;
  readonly company?: string;
  readonly description: string;
  /** Who pays, where that is not the company. */
  readonly poweredby?: string;
}

/** An ad of the network, checked. */
export interface NetworkAd extends ShownAd {
  /** Addresses of pictures that count the ad. */
  readonly pixels: readonly string[];
}

/** The layout for a random number between 0 and 1. */
export function layoutOf(random: number): AdLayout {
  return random < adRules.inlineShare ? 'inline' : 'image';
}

/** Whether a look, counted from 1, that finds no ad means that a blocker is there. */
export function isBlockedAt(look: number): boolean {
  return look >= adRules.blockedFrom;
}

/** What stands in for the network while blocked: the message, or one of the house's own. */
export function whileBlocked(random: number): 'help' | 'house' {
  return random < adRules.helpShare ? 'help' : 'house';
}

/** One of a list for a random number between 0 and 1. */
export function pickedAd(ads: readonly HouseAd[], random: number): HouseAd | undefined {
  return ads[Math.min(ads.length - 1, Math.floor(random * ads.length))];
}

/** Whether analytics hear of a shown ad. */
export function isSampled(ratio: number, random: number): boolean {
  return random < ratio;
}

/** Whether a network has nothing to sell: its ad asks readers to back it. */
export function isBackersLink(link: string): boolean {
  return /^[^?#]*\/backers\/?(?:[?#]|$)/.test(link);
}

/** Whether a browser says that it is a crawler or weighs pages. There is a phone called Cubot; a headless browser may be a person's. */
export function isCrawler(userAgent: string): boolean {
  return /[^u]bot|crawl|spider|slurp|lighthouse|pagespeed|-google|google-/i.test(userAgent);
}

/**
 * The absolute form of an address of another site: `https://…`, `http://…`, or `//…`, which takes the page's protocol.
 * Nothing for all else: code, paths, texts.
 */
export function webAddress(value: unknown, protocol: string): string | undefined {
  if (typeof value !== 'string' || !/^\s*(?:https?:)?\/\//i.test(value)) return undefined;
  const base = `${protocol === 'http:' ? protocol : 'https:'}//x`;
  return URL.canParse(value, base) ? new URL(value, base).href : undefined;
}

/**
 * The first entry of a network's answer that qualifies: not empty, and with a `statlink` that leads to the web.
 *
 * @param protocol the page's, for addresses without
 * @param now milliseconds since 1970, where the entry has no `timestamp`
 * @throws TypeError where the answer is no `{ ads: [] }`
 */
export function qualifyingAd(answer: unknown, protocol: string, now: number): NetworkAd | undefined {
  const { ads } = (answer ?? {}) as { ads?: unknown };
  if (!Array.isArray(ads)) throw new TypeError();
  for (const entry of ads as unknown[]) {
    const { company, description, image, statlink, statimp, pixel, timestamp } = (entry ?? {}) as Record<
      string,
      unknown
    >;
    const link = webAddress(statlink, protocol);
    if (!link) continue;
    const words = textOf(description, adRules.maxDescription);
    // A link needs a name.
    const name = textOf(company, adRules.maxCompany) || (words ? '' : new URL(link).host);
    const img = webAddress(image, protocol);
    return {
      link,
      ...(img && { img }),
      company: name,
      description: words,
      pixels: pixelsOf([statimp, pixel], timestamp, now).flatMap((one) => webAddress(one, protocol) ?? []),
    };
  }
  return undefined;
}

/** Lists joined by `||`, with the time in the place of `[timestamp]`. */
export function pixelsOf(lists: readonly unknown[], timestamp: unknown, now: number): string[] {
  const time = typeof timestamp === 'string' || typeof timestamp === 'number' ? timestamp : now;
  return lists
    .flatMap((list) => (typeof list === 'string' ? list.split('||') : []))
    .map((one) => one.trim().replaceAll('[timestamp]', () => encodeURIComponent(time)))
    .filter(Boolean)
    .slice(0, adRules.maxPixels);
}

function textOf(value: unknown, max: number): string {
  const text = typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';
  return text.length > max ? `${text.slice(0, max - 1)}…` : text;
}
