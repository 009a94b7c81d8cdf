// Pages of which every complaint is kept: console errors, exceptions, failed requests.
import type { Browser, BrowserContextOptions, Frame, Page } from 'playwright-core';

export interface WatchedPage {
  readonly page: Page;
  /** In the order in which they came. */
  readonly complaints: string[];
}

/** A page in a context of its own: nothing is stored yet. Its context closes with it. */
export async function watchedPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
    ...options,
  });
  const page = await context.newPage();
  page.on('close', () => void context.close().catch(() => undefined));
  page.setDefaultTimeout(60_000);
  return { page, complaints: complaintsOf(page) };
}

/** Begins to keep what goes wrong in a page. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // What a page still asked for when it was left.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.url()} ${response.status()}`);
  });
  return complaints;
}

/** What a page's policy kept from being loaded or run: no page of ours asks for that. */
export function refusalsIn(complaints: readonly string[]): string[] {
  return complaints.filter((text) => text.includes('Content Security Policy'));
}

/** Forgets the complaints that a test has brought about itself, by a part of their text. */
export function forgetComplaints(complaints: string[], part: string): void {
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes(part)));
}

/** Stops the clock of a page before it is opened: its timers wait for `page.clock`, however slow the machine. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/** Demos wake with the first sign of a reader; without one, they are waited for for six seconds. */
export async function readerCame(page: Page): Promise<void> {
  await page.mouse.move(5, 300);
}

/**
 * Lets a page with a stopped clock do what it does in so many seconds, until all it asked for in them has been told.
 */
export async function passTime(page: Page, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) {
    await nextFrame(page);
    await page.clock.runFor(1000);
  }
  await toldRequests(page);
}

/**
 * Settles when what a page watches has been looked at in a frame. No clock stops that, so a page may be told of it at
 * any time.
 */
async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          done();
        });
        observer.observe(document.documentElement);
      }),
  );
}

/** Holds back what an address answers until told otherwise. */
export async function hold(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route(url, async (route) => {
    await released;
    // Nobody waits any more where the page has gone.
    await route.continue().catch(() => undefined);
  });
  return release;
}

/**
 * Holds back those answers of an address that hold a text, until told otherwise; `come` settles with the first of them.
 */
export async function holdAnswers(
  page: Page,
  url: string,
  text: string,
): Promise<{ readonly come: Promise<void>; readonly release: () => void }> {
  let [release, answered] = [() => {}, () => {}];
  const released = new Promise<void>((done) => (release = done));
  const come = new Promise<void>((done) => (answered = done));
  await page.route(url, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes(text)) {
      answered();
      await released;
    }
    return route.fulfill({ response });
  });
  return { come, release };
}

/**
 * Settles when every request that the page, or the document in one of its frames, has made by now has been told to
 * those who listen.
 */
export async function toldRequests(from: Page | Frame): Promise<void> {
  const page = 'mainFrame' in from ? from : from.page();
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('?told')),
    from.evaluate(() => fetch('?told').then((answer) => answer.text())),
  ]);
}
