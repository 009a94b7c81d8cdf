// What a page says while it is open: messages on the console, errors that nobody caught, requests that failed. Each belongs to the demo
// whose code it comes from, whenever that ran; or else to the one that was at work when it was heard.
import type { Page } from 'playwright-core';
import { packageWithoutKey } from './licence-notices.ts';

export interface Message {
  /** The demo's name; `undefined` where it is nobody's in particular. */
  readonly demo: string | undefined;
  readonly text: string;
}

export interface PageMessages {
  /** Says where the code of a demo comes from, for what was heard before, too. */
  know(demo: string, module: string): void;
  /** Says which demo is at work from now on. */
  turnTo(demo: string | undefined): void;
  /** What must not have been said, and forgets it. */
  take(): Message[];
}

/** React says this to everybody who develops without its tools. */
const developmentHint = '%cDownload the React DevTools';

/** What was heard: a text, the demo at work then, and a stack or an address that tells where it comes from. */
interface Heard extends Message {
  readonly from: string;
}

/** Listens to a page from now on. */
export async function messagesOf(page: Page): Promise<PageMessages> {
  let demo: string | undefined;
  let heard: Heard[] = [];
  const notices = new Map<string, number>();
  const modules = new Map<string, string>();
  const askers = await askersOf(page);
  const note = (text: string, from = '') => heard.push({ demo, text, from });
  const ownerOf = (from: string) => {
    const stack = askers.get(from) ?? from;
    return [...modules].find(([module]) => stack.includes(module))?.[1];
  };

  page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(developmentHint)) return;
    const unlicensed = packageWithoutKey(text);
    if (unlicensed === undefined) {
      note(`console.${message.type()}: ${text}`, message.location().url);
      return;
    }
    const times = (notices.get(unlicensed) ?? 0) + 1;
    notices.set(unlicensed, times);
    // A frame is a document of its own.
    if (times > page.frames().length) note(`the notice that ${unlicensed} has no licence key came ${times} times`);
  });
  page.on('pageerror', (error) => note(`uncaught ${String(error)}`, error.stack));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // What a page still asked for when it was left.
    if (reason !== 'net::ERR_ABORTED') note(`request failed: ${request.url()} ${reason}`, request.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) note(`request failed: ${response.url()} ${response.status()}`, response.url());
  });

  return {
    know(name, module) {
      if (module) modules.set(module, name);
    },
    turnTo(name) {
      demo = name;
    },
    take() {
      const taken = heard.map(({ demo: atWork, text, from }) => ({ demo: ownerOf(from) ?? atWork, text }));
      heard = [];
      notices.clear();
      return taken;
    },
  };
}

/** The addresses that scripts of a page ask for, each with the addresses of the code that asked. Grows while the page is open. */
async function askersOf(page: Page): Promise<Map<string, string>> {
  const askers = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ request, initiator }) => {
    const frames = initiator.stack?.callFrames ?? [];
    if (frames.length > 0) askers.set(request.url, frames.map(({ url }) => url).join('\n'));
  });
  await session.send('Network.enable');
  return askers;
}
