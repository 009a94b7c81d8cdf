// What a page says while it is open: messages on the console, errors that nobody caught, requests that failed. Each is noted with the
// demo whose code it comes from, or else with the one that was at work then.
import type { Page } from 'playwright-core';
import { packageWithoutKey } from './licence-notices.ts';

export interface Message {
  /** The demo's name; `undefined` where it is nobody's in particular. */
  readonly demo: string | undefined;
  readonly text: string;
}

export interface PageMessages {
  /** Says which demo is at work from now on, and where its code comes from. */
  turnTo(demo: string | undefined, module?: string): void;
  /** What must not have been said, and forgets it. */
  take(): Message[];
}

/** React says this to everybody who develops without its tools. */
const developmentHint = '%cDownload the React DevTools';

/** Listens to a page from now on. */
export function messagesOf(page: Page): PageMessages {
  let demo: string | undefined;
  let messages: Message[] = [];
  const notices = new Map<string, number>();
  const modules = new Map<string, string>();
  /** `from` is a stack, or an address in code. */
  const note = (text: string, from = '') => {
    const [, owner = demo] = [...modules].find(([module]) => from.includes(module)) ?? [];
    messages.push({ demo: owner, text });
  };

  page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(developmentHint)) return;
    const unlicensed = packageWithoutKey(text);
    if (unlicensed === undefined) return note(`console.${message.type()}: ${text}`, message.location().url);
    const times = (notices.get(unlicensed) ?? 0) + 1;
    notices.set(unlicensed, times);
    // A frame is a document of its own.
    if (times > page.frames().length) note(`the notice that ${unlicensed} has no licence key came ${times} times`);
  });
  page.on('pageerror', (error) => note(`uncaught ${String(error)}`, error.stack));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // What a page still asked for when it was left.
    if (reason !== 'net::ERR_ABORTED') note(`request failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) note(`request failed: ${response.url()} ${response.status()}`);
  });

  return {
    turnTo(name, module) {
      demo = name;
      if (name && module) modules.set(module, name);
    },
    take() {
      const taken = messages;
      messages = [];
      notices.clear();
      return taken;
    },
  };
}
