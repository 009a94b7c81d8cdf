// A browser, and pages of which every complaint is kept: console errors, exceptions, failed requests.
import { chromium } from 'playwright-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';

/** Starts the Chromium that the set-up found. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: inject('chromium'), args: ['--no-sandbox'] });
}

export interface WatchedPage {
  readonly page: Page;
  /** In the order in which they came. */
  readonly complaints: string[];
}

/** A page in a context of its own: nothing is stored yet. Its context closes with it. */
export async function watchedPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 }, ...options });
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
