// What a page does where a file of its own is gone, or cannot be had. In: word of a part that could not be loaded, from
// this script or as `xdocs:missed` from others. Out: nothing that stands in the page goes. Where the site, or demos of this
// page, have been published anew meanwhile the page loads itself again, or offers it where its reader has something to lose;
// else a reader who has asked for the part is told.
import { buildAttribute } from '../../src/model/site-build.ts';
import { announce, clientText } from './texts.ts';
import { under } from './under.ts';

/** What was new when this tab has loaded a page again: once for each. */
const key = 'xd-builds';
const shownMs = 8000;

let hasAsked = false;
/** The page; that around the frame of a demo. */
const page = frameElement?.closest('[data-xd-demo]')?.ownerDocument ?? document;

/** Shows a sentence at the edge of the page, with a button where there is something to do. */
function say(text: string, label?: string): void {
  page.querySelector('.snackbar')?.remove();
  const bar = page.createElement('div');
  bar.className = 'snackbar';
  bar.textContent = text;
  if (label) {
    const button = page.createElement('button');
    button.textContent = label;
    button.addEventListener('click', reload);
    bar.append(button);
  }
  const end = () => bar.remove();
  bar.addEventListener('click', end);
  if (!label) setTimeout(end, shownMs);
  page.body.append(bar);
  announce(text);
}

function reload(): void {
  page.defaultView!.location.reload();
}

/** Whether the page may load itself again for what is new in it: nothing would be lost, and it has not done so before. */
function mayReload(news: string): boolean {
  if (page.querySelector('[data-touched], dialog[open], .feedback-form')) return false;
  try {
    const known = sessionStorage[key] as string | undefined;
    sessionStorage[key] = known + news;
    return !known?.includes(news);
  } catch {
    // Nothing would end it.
    return false;
  }
}

/** Whether an import has failed for want of a file: browsers say so in words only. */
export function isMissing(error: unknown): boolean {
  return /^TypeError.*import/i.test(String(error));
}

/**
 * Looks into why a part could not be loaded.
 *
 * @param isWanted `true` where a reader has asked for it and waits
 */
export async function missed(isWanted?: unknown): Promise<void> {
  // Of what comes by itself, the first tells all.
  if (isWanted !== true && hasAsked) return;
  hasAsked = true;
  const shown = page.documentElement.outerHTML;
  const isBuilt = page.documentElement.hasAttribute(buildAttribute);
  // Of another build all is new; of the same one, whose shell is the same, a demo may be.
  const news =
    isBuilt &&
    (await fetch(page.location.pathname, { cache: 'no-store' })
      .then((answer) => answer.text())
      .then((html) => html.match(/data-xd-build="\w+|\/_assets\/demo[^"]+/g)?.find((part) => !shown.includes(part)))
      .catch(() => ''));
  if (news) {
    if (mayReload(news)) reload();
    else say(clientText('page.rebuilt'), clientText('page.reload'));
  } else if (isWanted === true) say(clientText('page.notLoaded'));
}

/** Hears of what other scripts miss, and notices when a reader has something to lose. */
export function listenForMissing(): void {
  document.addEventListener('xdocs:missed', (event) => void missed((event as CustomEvent).detail));
  const touch = (event: Event) => {
    // What a demo has become by clicks is lost with the page, as what was written is.
    if (event.type === 'input' || under(event, '[data-hydrated]')) page.documentElement.dataset['touched'] = '';
  };
  addEventListener('input', touch, true);
  addEventListener('click', touch, true);
  document.addEventListener('xdocs:leave', () => {
    hasAsked = false;
    delete page.documentElement.dataset['touched'];
  });
}
