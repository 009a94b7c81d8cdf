// What comes from an ad network: its JSON, its script. In: addresses of the config. Out: a checked ad, an element that the
// script fills. Failures of the network are nobody's fault and say nothing; wrong answers throw.
import { element } from '../client/element.ts';
import { adRules, qualifyingAd, type NetworkAd } from './ad-rules.ts';
import { later } from './ad-time.ts';

/**
 * The first ad of the network's list that qualifies; asked again where none does.
 *
 * @returns nothing where the network has none, or cannot be reached
 * @throws RangeError where the answer is too large, SyntaxError or TypeError where it is no list of ads
 */
export async function askNetwork(url: string, signal: AbortSignal): Promise<NetworkAd | undefined> {
  for (let retry = 0; retry <= adRules.fetchRetries; retry++) {
    if (retry > 0) await new Promise<void>((done) => later(adRules.pollMs, signal, done));
    const text = await textAt(url, signal);
    if (text === undefined) return undefined;
    const ad = qualifyingAd(JSON.parse(text), location.protocol, Date.now());
    if (ad) return ad;
  }
  return undefined;
}

/**
 * The text at an address, or nothing where the network fails.
 *
 * @throws RangeError where it is too large; it is not read to its end
 */
async function textAt(url: string, signal: AbortSignal): Promise<string | undefined> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  try {
    const answer = await fetch(url, { signal, cache: 'no-store', referrerPolicy: 'strict-origin' });
    if (!answer.ok) return undefined;
    const reader = answer.body!.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      bytes += part.value.length;
      if (bytes > adRules.maxBytes) {
        void reader.cancel();
        break;
      }
    }
  } catch {
    return undefined;
  }
  if (bytes > adRules.maxBytes) throw new RangeError();
  return new Blob(parts).text();
}

/**
 * Puts the network's script into an element, which it fills beside itself.
 *
 * @param fail hears of an error of the script as it begins, which then is no complaint of the page any more
 */
export function placeScript(url: string, into: Element, fail: () => void): void {
  const script = element('script', { src: url, async: '', referrerpolicy: 'strict-origin' });
  const hear = (event: ErrorEvent) => {
    // A script of another origin tells nothing of its errors, not even whose they are.
    if (event.filename !== script.src && (event.filename || event.error)) return;
    event.preventDefault();
    fail();
  };
  addEventListener('error', hear);
  for (const end of ['load', 'error']) script.addEventListener(end, () => removeEventListener('error', hear));
  into.append(script);
}

/** Has the network count an ad. It hears from which site, not which page was read. */
export function loadPixels(pixels: readonly string[]): void {
  for (const url of pixels) {
    const image = new Image();
    image.referrerPolicy = 'strict-origin';
    image.src = url;
  }
}
