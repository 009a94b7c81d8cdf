// One page, opened in one look. In: a browser's page and an address. Out: what is wrong, by demo.
import type { ElementHandle, Page } from 'playwright-core';
import type { DemoStyling } from '../../src/model/demo.ts';
import { messagesOf, type Message } from './page-messages.ts';
import { calm, failureOf, hasStarted, overflowOf, showsSomething, wake } from './shown-demos.ts';

/** How a page is looked at. */
export interface Look {
  readonly scheme: 'light' | 'dark';
  /** Of the window, in pixels. */
  readonly width: number;
  /** The styling of demos that have several; the first one unless told. */
  readonly styling?: DemoStyling;
}

/** Narrower windows are phones: what is wider than its box there is told. */
const phoneWidth = 600;
const startMs = 30_000;
/** How long a demo may show nothing, because it waits for an answer of its own making. */
const shownMs = 5000;
/** What demos do after a while (timers, answers) belongs to them, too. */
const restMs = 500;

/** Opens a page in a look, has each demo start and be seen, and tells what is wrong. */
export async function visitPage(page: Page, url: string, { scheme, width, styling }: Look): Promise<Message[]> {
  const heard = await messagesOf(page);
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await page.context().clearCookies();
  if (styling) await page.context().addCookies([{ name: 'codeStyling', value: styling, url }]);
  await page.goto(url);
  const seen: Message[] = [];
  const demos = await namedDemos(page);
  for (const { name, module } of demos) heard.know(name, module);
  // Before anything is scrolled, so that each wakes alone and what is said meanwhile is its own.
  for (const { name, demo } of demos) {
    heard.turnTo(name);
    await demo.evaluate(wake);
    const isAwake = await page.waitForFunction(hasStarted, demo, { timeout: startMs }).then(...answers);
    if (!isAwake) seen.push({ demo: name, text: `has not started in ${startMs / 1000} s` });
    await page.evaluate(calm);
  }
  for (const { name, demo } of demos) {
    heard.turnTo(name);
    const text = await faultOf(page, demo, width < phoneWidth);
    if (text) seen.push({ demo: name, text });
  }
  await page.waitForTimeout(restMs);
  heard.turnTo(undefined);
  for (const text of await page.locator('.demo-stage > .error-box').allInnerTexts())
    seen.push({ demo: undefined, text });
  return [...seen, ...heard.take()];
}

const answers = [() => true, () => false] as const;

interface NamedDemo {
  readonly name: string;
  /** The address of its code; empty where the demo is in the document of a frame. */
  readonly module: string;
  readonly demo: ElementHandle<Element>;
}

async function namedDemos(page: Page): Promise<NamedDemo[]> {
  const found = await page.locator('[data-xd-demo][data-module]').elementHandles();
  return Promise.all(
    found.map(async (handle) => {
      const demo = handle as ElementHandle<Element>;
      const [name, module] = [await demo.getAttribute('data-xd-demo'), await demo.getAttribute('data-module')];
      return { name: name ?? '', module: module ?? '', demo };
    }),
  );
}

async function faultOf(page: Page, demo: ElementHandle<Element>, isPhone: boolean): Promise<string | undefined> {
  await demo.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.evaluate(calm);
  const failure = await demo.evaluate(failureOf);
  if (failure !== undefined) return `failed: ${failure}`;
  const isShown = await page.waitForFunction(showsSomething, demo, { timeout: shownMs }).then(...answers);
  if (!isShown) return 'stays empty';
  const overflow = isPhone ? await demo.evaluate(overflowOf) : undefined;
  return overflow && `is ${overflow.by} px wider than its box: ${overflow.element}`;
}
