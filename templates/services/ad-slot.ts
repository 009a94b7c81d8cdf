// One ad slot, SPEC section 4. It starts with the network's ad and looks for it again and again; where it does not come,
// the house's own stand in for it, and make room if it comes after all. In: a slot, the options. Out: what the slot shows,
// and events of it.
import type { HouseAd } from '../../src/model/config.ts';
import type { AdsOptions } from '../../src/model/services.ts';
import { element } from '../client/element.ts';
import { adCard, helpCard, tame } from './ad-card.ts';
import { adEvents } from './ad-events.ts';
import { askNetwork, loadPixels, placeScript } from './ad-network.ts';
import { adRules, isBackersLink, isBlockedAt, pickedAd, whileBlocked, type AdLayout } from './ad-rules.ts';
import { later } from './ad-time.ts';

let houseAds: Promise<readonly HouseAd[]> | undefined;

/** The house's own ads, asked for once; none where they cannot be had. */
async function houseAdsAt(url: string | undefined): Promise<readonly HouseAd[]> {
  if (!url) return [];
  try {
    houseAds ??= fetch(url).then((answer) => answer.json() as Promise<HouseAd[]>);
    return await houseAds;
  } catch {
    houseAds = undefined;
    return [];
  }
}

/** Fills a slot until the signal. Where the network has both, its script shows pictures, its JSON lines of text. */
export function fillSlot(
  slot: HTMLElement,
  layout: AdLayout,
  { house, json, script, GADisplayRatio }: AdsOptions,
  signal: AbortSignal,
): void {
  const events = adEvents(slot, GADisplayRatio, signal);
  // A network's ad that is late comes to be beside what stands in for it, and is seen when it is found.
  const [outside, own] = [element('div', { class: 'backing-outside' }), element('div', { class: 'backing-own' })];
  slot.dataset['layout'] = layout;
  slot.dataset['shown'] = 'none';
  slot.replaceChildren(outside, own);

  let turn = 0;
  let isBlocked = false;
  const showOwn = (card: HTMLElement, label: string) => {
    slot.dataset['shown'] = 'own';
    own.replaceChildren(card);
    events.shown(label);
  };
  const showHelp = () => showOwn(helpCard(slot), 'in-house-adblock');
  /** Shows one of the house's own, unless something else is to be shown until it is there. */
  const showHouse = async (label?: string) => {
    const mine = ++turn;
    const ad = pickedAd(await houseAdsAt(house), Math.random());
    if (mine !== turn || signal.aborted) return;
    if (ad) showOwn(adCard(ad, slot, slot.dataset['language']), label ?? ad.label ?? `in-house-${ad.name}`);
    else if (isBlocked) showHelp();
  };
  /** Whatever is thrown: the page goes on, and somebody hears of it. */
  const guarded = (what: string, run: () => unknown) => {
    void (async () => run())().catch(() => events.crashed(what));
  };

  if (!json && !script) return guarded('house', showHouse);

  const looking = new AbortController();
  signal.addEventListener('abort', () => looking.abort());
  const found = (isFallback: boolean) => {
    looking.abort();
    isBlocked = false;
    turn++;
    own.replaceChildren();
    slot.dataset['shown'] = 'outside';
    if (!isFallback) return events.shown(`network-${layout}`);
    outside.replaceChildren();
    return showHouse('in-house-carbon');
  };
  const look = (count: number): unknown => {
    if (outside.querySelector('a[href], iframe')) {
      const links = [...outside.querySelectorAll('a')];
      links.forEach(tame);
      return found(links.some(({ href }) => isBackersLink(href)));
    }
    if (count >= adRules.maxPolls) looking.abort();
    later(adRules.pollMs, looking.signal, () => guarded('slot', () => look(count + 1)));
    if (isBlocked || !isBlockedAt(count)) return undefined;
    isBlocked = true;
    return whileBlocked(Math.random()) === 'help' ? showHelp() : showHouse();
  };
  guarded('network', async () => {
    if (script && (layout === 'image' || !json)) return placeScript(script, outside, () => events.crashed('network'));
    const ad = await askNetwork(json!, looking.signal);
    if (!ad || looking.signal.aborted) return undefined;
    if (isBackersLink(ad.link)) return found(true);
    outside.replaceChildren(adCard(ad, slot));
    loadPixels(ad.pixels);
    return found(false);
  });
  guarded('slot', () => look(1));
}
