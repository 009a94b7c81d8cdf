// One ad slot, SPEC section 4. It starts with the network's ad and looks for it again and again; where it does not come,
// the house's own stand in for it, and make room if it comes after all. In: a slot, the options. Out: what the slot shows,
// and events of it.
import type { HouseAd } from '../../src/model/config.ts';
import type { AdsOptions } from '../../src/model/services.ts';
import { element } from '../client/element.ts';
import { helpCard, houseCard, networkCard, tameLinks, type AdPlace } from './ad-card.ts';
import { adEvents } from './ad-events.ts';
import { askNetwork, loadPixels, placeScript } from './ad-network.ts';
import { adRules, isBackersLink, isBlockedAt, pickedAd, whileBlocked, type AdLayout } from './ad-rules.ts';
import { later, partOf } from './ad-time.ts';

let houseAds: Promise<readonly HouseAd[]> | undefined;

/** The house's own ads, asked for once; none where they cannot be had. */
function houseAdsAt(url: string | undefined): Promise<readonly HouseAd[]> {
  if (!url) return Promise.resolve([]);
  houseAds ??= fetch(url)
    .then((answer) => (answer.ok ? (answer.json() as Promise<HouseAd[]>) : []))
    .catch(() => {
      houseAds = undefined;
      return [];
    });
  return houseAds;
}

/** A page of one layout asks for pictures by the script, the other one for lines of text by the JSON, if it has both. */
function sourceOf({ json, script }: AdsOptions, layout: AdLayout, allowsScript: boolean) {
  const byScript = allowsScript && script ? ({ kind: 'script', url: script } as const) : undefined;
  const byJson = json ? ({ kind: 'json', url: json } as const) : undefined;
  return layout === 'image' ? (byScript ?? byJson) : (byJson ?? byScript);
}

/**
 * Fills a slot until the signal.
 *
 * @param allowsScript whether the network's script may have this slot: it fills one in a page
 */
export function fillSlot(
  place: AdPlace,
  options: AdsOptions,
  { allowsScript, signal }: { readonly allowsScript: boolean; readonly signal: AbortSignal },
): void {
  const { slot, layout } = place;
  const source = sourceOf(options, layout, allowsScript);
  const events = adEvents(slot, options.GADisplayRatio, signal);
  // A network's ad that is late comes to be beside what stands in for it, and is seen when it is found.
  const [outside, own] = [element('div', { class: 'backing-outside' }), element('div', { class: 'backing-own' })];
  slot.dataset['layout'] = layout;
  slot.replaceChildren(outside, own);

  const showOwn = (card: HTMLElement, label: string) => {
    slot.dataset['shown'] = 'own';
    own.replaceChildren(card);
    events.shown(label);
  };
  const showHelp = () => showOwn(helpCard(place), 'in-house-adblock');
  let turn = 0;
  /** Shows one of the house's own, unless something else is to be shown until it is there. */
  const showHouse = async (label?: string) => {
    const mine = ++turn;
    const ad = pickedAd(await houseAdsAt(options.house), Math.random());
    if (mine !== turn || signal.aborted) return;
    if (ad) showOwn(houseCard(ad, place), label ?? ad.label ?? `in-house-${ad.name}`);
    else if (source) showHelp();
  };
  /** Whatever is thrown: the page goes on, and somebody hears of it. */
  const guarded = (what: string, run: () => unknown) => {
    void (async () => run())().catch(() => events.crashed(what));
  };

  if (!source) return guarded('house', () => showHouse());

  const looking = partOf(signal);
  let isBlocked = false;
  const found = (isFallback: boolean) => {
    looking.abort();
    isBlocked = false;
    if (isFallback) {
      outside.replaceChildren();
      return showHouse('in-house-carbon');
    }
    turn++;
    own.replaceChildren();
    slot.dataset['shown'] = 'outside';
    return events.shown(`network-${layout}`);
  };
  const look = (count: number): unknown => {
    const ad = outside.querySelector('a[href], iframe');
    if (ad) {
      tameLinks(outside);
      return found([...outside.querySelectorAll('a')].some(({ href }) => isBackersLink(href)));
    }
    if (count >= adRules.maxPolls) looking.abort();
    later(adRules.pollMs, looking.signal, () => guarded('slot', () => look(count + 1)));
    if (isBlocked || !isBlockedAt(count)) return undefined;
    isBlocked = true;
    return whileBlocked(Math.random()) === 'help' ? showHelp() : showHouse();
  };
  guarded(source.kind, async () => {
    if (source.kind === 'script')
      return placeScript(source.url, outside, looking.signal, () => events.crashed('script'));
    const ad = await askNetwork(source.url, looking.signal);
    if (!ad || looking.signal.aborted) return undefined;
    if (isBackersLink(ad.link)) return found(true);
    outside.replaceChildren(networkCard(ad, place));
    loadPixels(ad.pixels);
    return found(false);
  });
  guarded('slot', () => look(1));
}
