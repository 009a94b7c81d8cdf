// All demos of a built site in a browser. In: its folder and which pages. Out: what is wrong, where and in which look; and that in words.
import { chromium, type Browser } from 'playwright-core';
import { serveFolder } from '../support/serve-folder.ts';
import { demoPages, type DemoPage, type PageChoice } from './demo-pages.ts';
import { visitPage, type Look } from './visit-page.ts';

export interface Fault {
  readonly pathname: string;
  readonly demo: string | undefined;
  readonly look: Look;
  readonly text: string;
}

export interface DemoRun {
  readonly pages: number;
  readonly demos: number;
  readonly visits: number;
  readonly seconds: number;
  readonly faults: readonly Fault[];
}

export interface DemoRunOptions extends PageChoice {
  /** A built site. */
  readonly folder: string;
  /** Path of an executable. */
  readonly chromium: string;
  /** How many pages are open at once. Default: 3. */
  readonly lanes?: number;
  /** How each page is looked at. Default: both schemes, a phone, and each further styling of its demos. */
  readonly looks?: readonly Look[];
}

/**
 * Opens pages of a built site, each in all its looks.
 *
 * @throws Error where there is no built site, or no page where one was asked for
 */
export async function runDemos({
  folder,
  chromium: path,
  lanes = 3,
  looks,
  ...choice
}: DemoRunOptions): Promise<DemoRun> {
  const start = performance.now();
  const pages = demoPages(folder, choice);
  const visits = pages.flatMap((page) => (looks ?? looksOf(page)).map((look) => ({ page, look })));
  const [served, browser] = await Promise.all([
    serveFolder(folder),
    chromium.launch({ executablePath: path, args: ['--no-sandbox'] }),
  ]);
  try {
    const left = visits.entries();
    const found: Fault[][] = [];
    const lane = async () => {
      for (const [index, { page, look }] of left)
        found[index] = await faultsOf(browser, served.origin, page.pathname, look);
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    return {
      pages: pages.length,
      demos: pages.reduce((sum, { demos }) => sum + demos, 0),
      visits: visits.length,
      seconds: (performance.now() - start) / 1000,
      faults: found.flat(),
    };
  } finally {
    await browser.close();
    await served.close();
  }
}

function looksOf({ stylings }: DemoPage): Look[] {
  return [
    { scheme: 'light', width: 1280 },
    { scheme: 'dark', width: 1280 },
    { scheme: 'light', width: 390 },
    ...stylings.map((styling): Look => ({ scheme: 'light', width: 1280, styling })),
  ];
}

/** In a context of its own: nothing is stored, and nothing goes on from the page before. */
async function faultsOf(browser: Browser, origin: string, pathname: string, look: Look): Promise<Fault[]> {
  const context = await browser.newContext();
  try {
    const messages = await visitPage(await context.newPage(), origin + pathname, look);
    return messages.map(({ demo, text }) => ({ pathname, demo, look, text }));
  } catch (error) {
    return [{ pathname, demo: undefined, look, text: `the visit ended: ${String(error)}` }];
  } finally {
    await context.close();
  }
}

const longestText = 600;

function lineOf({ pathname, demo, look, text }: Fault): string {
  const where = [pathname, ...(demo === undefined ? [] : [demo])].join(' › ');
  const how = [look.scheme, `${look.width} px`, ...(look.styling ? [look.styling] : [])].join(', ');
  const short = text.replace(/\s+/g, ' ').trim();
  return `✗ ${where} (${how}): ${short.length > longestText ? `${short.slice(0, longestText)} …` : short}`;
}

/** A line for each fault, and a summary. */
export function reportOf({ pages, demos, visits, seconds, faults }: DemoRun): string {
  const bad = new Set(faults.map(({ pathname }) => pathname)).size;
  const looked = `${demos} demos on ${pages} pages, ${visits} visits in ${seconds.toFixed(0)} s`;
  const end = faults.length === 0 ? `✓ ${looked}: all well` : `✗ ${looked}: ${faults.length} faults on ${bad} pages`;
  return [...faults.map(lineOf), end].join('\n');
}
