// Style sheets of stylings that a reader has chosen. In: a URL. Out: an element of the head for each demo, which goes
// with the styling.
import { element } from './element.ts';

/** What must stand before all rules, and so cannot stand in a layer. */
const atStart = /^(?:\s*@(?:charset|import)\s*(?:url\([^)]*\)|"[^"]*"|'[^']*')[^;{]*;)*/;

const placed = new Map<HTMLElement, HTMLElement>();

/**
 * Fetches a style sheet and puts it in the cascade layer of demos; where it cannot be fetched, a link to it has to do.
 *
 * @throws the signal's reason when that is aborted
 */
export async function sheetElement(url: string, signal: AbortSignal): Promise<HTMLElement> {
  try {
    const answer = await fetch(url, { signal });
    if (!answer.ok) throw new Error(`${answer.status}`);
    const css = await answer.text();
    const [start] = atStart.exec(css)!;
    return element('style', { 'data-xd-styling': url }, [`${start}@layer demo{${css.slice(start.length)}}`]);
  } catch {
    signal.throwIfAborted();
    return element('link', { rel: 'stylesheet', href: url, 'data-xd-styling': url });
  }
}

/**
 * Puts a demo's style sheet in the head, in the place of the former one.
 *
 * @param own URL of the sheet that came with the page, which counts only while `isOwn`
 */
export function placeSheet(
  demo: HTMLElement,
  sheet: HTMLElement | undefined,
  own: string | undefined,
  isOwn: boolean,
): void {
  placed.get(demo)?.remove();
  placed.delete(demo);
  const inPage = own && document.head.querySelector(`style[data-xd-sheet="${CSS.escape(own)}"]`);
  if (inPage) inPage.setAttribute('media', isOwn ? 'all' : 'not all');
  if (!sheet) return;
  document.head.append(sheet);
  placed.set(demo, sheet);
}

/** Takes all of them away: their demos have gone. */
export function removeSheets(): void {
  for (const sheet of placed.values()) sheet.remove();
  placed.clear();
}
