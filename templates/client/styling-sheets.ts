// Style sheets of stylings that a reader has chosen. In: a URL. Out: an element of the head for each demo, which goes
// with the styling.
import { element } from './element.ts';

/** What must stand before all rules, and so cannot stand in a layer. */
const atStart = /^(?:\s*@(?:charset|import)\s*(?:url\([^)]*\)|"[^"]*"|'[^']*')[^;{]*;)*/;

const placed = new Map<HTMLElement, HTMLElement>();

/** CSS in the layer of demos, over that of the library. */
export function inDemoLayer(css: string): string {
  const [start] = atStart.exec(css)!;
  return `${start}@layer demo{${css.slice(start.length)}}`;
}

/**
 * Fetches a style sheet and puts it in the cascade layer of demos; where it cannot be fetched, a link to it has to do.
 *
 * @throws the signal's reason when that is aborted
 */
export async function sheetElement(url: string, signal: AbortSignal): Promise<HTMLElement> {
  try {
    const answer = await fetch(url, { signal });
    if (!answer.ok) throw new Error(`${answer.status}`);
    return element('style', { 'data-xd-styling': url }, [inDemoLayer(await answer.text())]);
  } catch {
    signal.throwIfAborted();
    return element('link', { rel: 'stylesheet', href: url, 'data-xd-styling': url });
  }
}

/**
 * Puts a demo's style sheet in the head, in the place of the former one. Settles when it counts, or cannot be had.
 *
 * @param own the sheet that came with the page, and whether it is to count
 */
export async function placeSheet(
  demo: HTMLElement,
  sheet: HTMLElement | undefined,
  own: { readonly url: string | undefined; readonly isShown: boolean },
): Promise<void> {
  const inPage = own.url && document.head.querySelector(`style[data-xd-sheet="${CSS.escape(own.url)}"]`);
  if (inPage) inPage.setAttribute('media', own.isShown ? 'all' : 'not all');
  if (placed.get(demo) === sheet) return;
  placed.get(demo)?.remove();
  placed.delete(demo);
  if (!sheet) return;
  placed.set(demo, sheet);
  const loaded =
    sheet.localName === 'link' &&
    new Promise((resolve) => ['load', 'error'].forEach((type) => sheet.addEventListener(type, resolve)));
  document.head.append(sheet);
  await loaded;
}

/** Takes all of them away: their demos have gone. */
export function removeSheets(): void {
  for (const sheet of placed.values()) sheet.remove();
  placed.clear();
}
