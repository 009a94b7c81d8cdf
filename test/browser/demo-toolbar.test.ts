// The toolbar of a demo, by keyboard alone, and the language of its code: cookies, addresses, the first paint.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pageText } from '../support/disk-site.ts';
import { sampled } from '../support/sample.ts';
import { visitedSite } from '../support/visited-site.ts';
import { forgetComplaints, hold, stopClock } from '../support/watched-page.ts';

const counter = `import { useState } from 'react';
import { word } from './word';

interface Count {
  readonly value: number;
}

export default function Counter() {
  const [count, setCount] = useState<Count>({ value: 0 });
  return (
    <button type="button" onClick={() => setCount({ value: count.value + 1 } as Count)}>
      {word} {count.value}
    </button>
  );
}
`;
const card = (text: string) =>
  `export default function Card() {\n  const fee: number = 3;\n  return <p>${text} {fee}</p>;\n}\n`;
const demo = (name: string, options = {}) => JSON.stringify({ demo: name, ...options });
const directives = [
  demo('Counter.tsx'),
  demo('Plain.js'),
  demo('Open.tsx', { defaultCodeOpen: true }),
  demo('Card'),
  demo('Counter.tsx', { iframe: true, height: 80 }),
];

const site = visitedSite({
  'content/index.md': pageText('Velo', directives.map((text) => `{${text}}`).join('\n\n')),
  'content/other.md': pageText('Other', `{${demo('Counter.tsx')}}\n\n[Home](/#Counter.js)`),
  'content/Counter.tsx': counter,
  'content/word.ts': "export const word: string = 'Rented';\n",
  'content/Open.tsx': `${counter.replaceAll('Counter', 'Open')}\nexport const all = '${'a long line of text, '.repeat(8)}';\n`,
  'content/Plain.js': 'export default function Plain() {\n  return <button type="button">Plain</button>;\n}\n',
  'content/Card/system/index.tsx': card('System'),
  'content/Card/tailwind/index.tsx': card('Tailwind'),
  'content/Card/css/index.tsx': card('CSS'),
});

const bar = (name: string) => `[id="${name}"] .demo-source`;
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement!;
    return element.getAttribute('data-tool') ?? element.className ?? element.tagName;
  });
const cookies = async (page: Page) =>
  Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, value]));
const code = (page: Page, name: string) => page.locator(`${bar(name)} [role=tabpanel]:not([hidden]) code`);
const tabs = (page: Page, name: string) => page.locator(`${bar(name)} [role=tab]`).allTextContents();
/** Opens a page whose reader has chosen before. */
function openWith(path: string, cookie: string, options: BrowserContextOptions = {}) {
  const [name, value] = cookie.split('=') as [string, string];
  return site.open(path, {
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
    prepare: (page) => page.context().addCookies([{ name, value, url: site.built().origin }]),
  });
}

describe('by keyboard alone', () => {
  it('one stop for Tab, arrows between the tools, Home and End, and the menu', async () => {
    const { page, complaints } = await site.open('/');
    await page.locator(`${bar('Counter')} .demo-bar`).focus();
    await page.locator(`${bar('Counter')} [data-tool=ts][tabindex="-1"]`).waitFor();
    const walk = async (key: string) => {
      await page.keyboard.press(key);
      return focused(page);
    };
    expect([await walk('ArrowRight'), await walk('ArrowRight'), await walk('ArrowRight')]).toEqual([
      'js',
      'ts',
      'copy',
    ]);
    expect([await walk('ArrowLeft'), await walk('End'), await walk('ArrowRight')]).toEqual([
      'ts',
      'demo-tool',
      'demo-bar',
    ]);
    await walk('ArrowLeft');
    expect([await walk('ArrowDown'), await walk('End'), await walk('ArrowDown'), await walk('Escape')]).toEqual([
      'link',
      'zip',
      'link',
      'demo-tool',
    ]);
    expect(await page.locator(`${bar('Counter')} .demo-more`).getAttribute('open')).toBeNull();
    // On to the code, and back to where one was.
    await walk('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.demo-lines')?.className)).toBe('demo-lines');
    await walk('Shift+Tab');
    expect(await focused(page)).toBe('demo-tool');
    expect(complaints).toEqual([]);
  });

  it('a key that comes while the tools are loading is answered', async () => {
    const { page, complaints } = await site.open('/');
    const release = await hold(page, '**/demo-toolbar*.js');
    await page.locator(`${bar('Counter')} .demo-bar`).focus();
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('demo-bar');
    release();
    await expect.poll(() => focused(page)).toBe('js');
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('ts');
    expect(complaints).toEqual([]);
  });

  it('arrows are mirrored from right to left', async () => {
    const { page } = await site.open('/', {
      prepare: (fresh) => fresh.addInitScript(() => localStorage.setItem('xdocs-direction', 'rtl')),
    });
    await page.locator(`${bar('Counter')} .demo-bar`).focus();
    await page.locator(`${bar('Counter')} [data-tool=ts][tabindex="-1"]`).waitFor();
    await page.keyboard.press('ArrowLeft');
    expect(await focused(page)).toBe('js');
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('demo-bar');
  });

  it('the choice of a language is written, followed by all demos, and holds on every page', async () => {
    const { page, complaints } = await site.open('/');
    await page.locator(`${bar('Counter')} .demo-bar`).focus();
    await page.keyboard.press('Enter');
    await page.locator(`${bar('Counter')} [data-tool=ts][tabindex="-1"]`).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => tabs(page, 'Counter')).toEqual(['Counter.js', 'word.js']);
    expect(await code(page, 'Counter').textContent()).not.toContain('interface');
    expect(await page.locator(`${bar('Card')} [data-tool=js]`).getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => code(page, 'Open').textContent()).not.toContain('interface');
    expect(await cookies(page)).toEqual({ codeVariant: 'JS' });
    // The page stays where it is; so does the focus.
    expect(await focused(page)).toBe('js');
    await page.getByRole('navigation').getByRole('link', { name: 'Other' }).first().click();
    await page.locator('h1', { hasText: 'Other' }).waitFor();
    await page.locator(`${bar('Counter')} .demo-bar`).click();
    await expect.poll(() => tabs(page, 'Counter')).toEqual(['Counter.js', 'word.js']);
    await page.reload();
    await page.locator(`${bar('Counter')} .demo-bar`).click();
    await expect.poll(() => tabs(page, 'Counter')).toEqual(['Counter.js', 'word.js']);
    await page.locator(`${bar('Counter')} [data-tool=ts]`).click();
    await expect.poll(() => tabs(page, 'Counter')).toEqual(['Counter.tsx', 'word.ts']);
    expect(await cookies(page)).toEqual({ codeVariant: 'TS' });
    expect(complaints).toEqual([]);
  });

  it('what a reader looks at stays where it is, though the texts above it change', async () => {
    const { page, complaints } = await site.open('/');
    const button = page.locator(`${bar('Card')} [data-tool=js]`);
    await button.scrollIntoViewIfNeeded();
    const top = () => button.evaluate((element) => element.getBoundingClientRect().top);
    const before = await top();
    await button.click();
    await expect.poll(() => code(page, 'Open').textContent()).not.toContain('interface');
    expect(await top()).toBeCloseTo(before, 0);
    expect(complaints).toEqual([]);
  });

  it('the choice of a styling is written, and demos without it stay', async () => {
    const { page } = await site.open('/');
    const menu = page.locator(`${bar('Card')} .demo-stylings`);
    await menu.locator('summary').focus();
    await page.locator(`${bar('Card')} [data-tool=ts][tabindex="-1"]`).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => cookies(page)).toEqual({ codeStyling: 'tailwind' });
    expect(await page.locator('html').getAttribute('data-code-styling')).toBe('tailwind');
    expect(await menu.locator('summary').innerText()).toContain('Tailwind');
    expect(await page.locator(`${bar('Card')} .demo-lines:visible`).innerText()).toContain('Tailwind');
    expect(await focused(page)).toBe('demo-tool');
    await page.locator(`${bar('Card')} .demo-bar`).click();
    await expect.poll(() => code(page, 'Card').textContent()).toContain('Tailwind');
    expect(await page.locator(`${bar('Counter')} .demo-lines:visible`).count()).toBe(1);
  });

  it('the demo starts afresh, in its frame, too; the focus goes before its first control', async () => {
    const { page, complaints } = await site.open('/');
    const button = page.locator('#Counter .demo-root button');
    await button.click();
    await page.locator('#Counter .demo-root', { hasText: 'Rented 1' }).waitFor();
    await page.locator(`${bar('Counter')} .demo-wide[data-tool=reset]`).press('Enter');
    await page.locator('#Counter .demo-root', { hasText: 'Rented 0' }).waitFor();
    await button.click();
    await page.locator('#Counter .demo-root', { hasText: 'Rented 1' }).waitFor();
    await page.locator(`${bar('Counter')} .demo-wide[data-tool=focus]`).press('Enter');
    await expect.poll(() => focused(page)).toBe('demo-start');
    await page.keyboard.press('Tab');
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.locator('.demo-start').count()).toBe(0);

    const inner = page.frameLocator('#Counter-2 iframe').locator('.demo-root button');
    await page.locator('#Counter-2').scrollIntoViewIfNeeded();
    await inner.click();
    await inner.filter({ hasText: 'Rented 1' }).waitFor();
    await page.locator(`${bar('Counter-2')} .demo-wide[data-tool=reset]`).press('Enter');
    await inner.filter({ hasText: 'Rented 0' }).waitFor();
    await expect.poll(() => page.locator('#xd-status').textContent()).toBe('The demo has started afresh.');
    expect(complaints).toEqual([]);
  });
});

describe('copying', () => {
  it('takes the code of the chosen language, also of a source that nobody has opened', async () => {
    const { page } = await openWith('/', 'codeVariant=JS');
    await page.locator(`${bar('Counter')} [data-tool=copy]`).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('useState({ value: 0 });');
  });

  it('takes a link to the source, with the styling where there are several', async () => {
    const { page } = await openWith('/?a=b', 'codeStyling=css');
    const { origin } = site.built();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    const copyLink = async (name: string) => {
      await page.locator(`${bar(name)} .demo-more > summary`).click();
      await page.locator(`${bar(name)} [data-tool=link][data-language=js]`).click();
    };
    await copyLink('Counter');
    await expect.poll(copied).toBe(`${origin}/?a=b#Counter.js`);
    expect(await page.locator(`${bar('Counter')} [data-copied]`).innerText()).toBe('Copied');
    await copyLink('Card');
    await expect.poll(copied).toBe(`${origin}/?a=b#css-Card.js`);
    expect(new URL(page.url()).hash).toBe('');
  });
});

describe('an address', () => {
  // Each rule is tried without a browser in test/templates/code-choices.test.ts.
  const addresses: [string, string, boolean, string][] = [
    ['#tailwind-Card.js', 'Card', true, 'codeStyling=css'],
    ['#Counter.js', 'Counter', true, 'codeVariant=TS'],
    ['#Counter', 'Counter', false, ''],
    ['#Counter.tsx', 'Counter', false, 'codeVariant=JS'],
  ];
  it.each(sampled(addresses, 2))(
    '%s opens the code of its variant over the cookie, which stays',
    async (hash, name, isJs, cookie) => {
      const { page, complaints } = await openWith(`/${hash}`, cookie || 'other=1');
      await page.locator(`${bar(name)} .demo-details[open]`).waitFor();
      await expect
        .poll(() => code(page, name).textContent())
        .toContain(hash.includes('tailwind') ? 'Tailwind' : 'export');
      expect((await tabs(page, name))[0]!.endsWith(isJs ? '.js' : '.tsx')).toBe(true);
      expect(await page.locator('html').getAttribute('data-code-language')).toBe(isJs ? 'js' : null);
      await expect
        .poll(() =>
          page.locator(`[id="${name}"]`).evaluate((element) => Math.abs(element.getBoundingClientRect().top - 64) < 60),
        )
        .toBe(true);
      expect(await cookies(page)).toEqual(Object.fromEntries([(cookie || 'other=1').split('=')]));
      expect(complaints).toEqual([]);
    },
  );

  it('is followed within the visit as well: typed, and from another page', async () => {
    const { page } = await site.open('/other/');
    await page.getByRole('link', { name: 'Home', exact: true }).last().click();
    await page.locator('h1', { hasText: 'Velo' }).waitFor();
    await expect.poll(() => tabs(page, 'Counter')).toEqual(['Counter.js', 'word.js']);
    await page.evaluate(() => (location.hash = '#css-Card.tsx'));
    await expect.poll(() => code(page, 'Card').textContent()).toContain('CSS');
    await expect.poll(() => tabs(page, 'Counter')).toEqual(['Counter.tsx', 'word.ts']);
    expect(await cookies(page)).toEqual({});
  });
});

describe('the first paint', () => {
  it('shows the chosen previews and names, and hides a text that is to be replaced, before any script of the page', async () => {
    const { page } = await site.newPage();
    await page.context().addCookies([{ name: 'codeVariant', value: 'JS', url: site.built().origin }]);
    await page.route('**/_app.*.js', (route) => route.abort());
    await page.goto(`${site.built().origin}/`);
    expect(await page.locator(`${bar('Counter')} .demo-lines:visible`).innerText()).not.toContain('as Count');
    const open = page.locator(`${bar('Open')} [role=tabpanel] code`).first();
    expect(await open.evaluate((element) => getComputedStyle(element).visibility)).toBe('hidden');
    expect(await page.locator(`${bar('Plain')} .demo-lines:visible`).count()).toBe(1);
    const pressed = (tool: string) =>
      page.locator(`${bar('Counter')} [data-tool=${tool}]`).evaluate((element) => getComputedStyle(element).color);
    expect(await pressed('js')).not.toBe(await pressed('ts'));
  });

  it('moves nothing: what comes has its place', async () => {
    const { page } = await site.newPage();
    await page.context().addCookies([{ name: 'codeVariant', value: 'JS', url: site.built().origin }]);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const release = await hold(page, '**/demo-sources/**');
    await page.setViewportSize({ width: 1000, height: 1600 });
    await page.goto(`${site.built().origin}/`);
    const height = () => page.locator(bar('Open')).evaluate((element) => element.getBoundingClientRect().height);
    const before = await height();
    release();
    await expect.poll(() => code(page, 'Open').textContent()).not.toContain('interface');
    expect(await height()).toBeCloseTo(before, 0);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  });

  it('shows what it has where the chosen text cannot be had', async () => {
    const { page, complaints } = await openWith('/', 'codeVariant=JS', {});
    await page.route('**/demo-sources/**', (route) => route.fulfill({ status: 503, body: '' }));
    await page.reload();
    await page.locator(`${bar('Open')}[data-settled]`).waitFor();
    expect(await code(page, 'Open').isVisible()).toBe(true);
    forgetComplaints(complaints, '503');
    expect(complaints).toEqual([]);
  });
});

it('says on the button what could not be done, and takes it back', async () => {
  const { page, complaints } = await site.open('/', {
    prepare: async (fresh) => {
      await stopClock(fresh);
      await fresh.route('**/demo-editor.*.js', (route) => route.abort('failed'));
    },
  });
  const edit = page.locator(`${bar('Counter')} .demo-wide[data-tool=edit]`);
  await edit.click();
  await expect.poll(() => edit.getAttribute('data-refused')).toBe('That could not be done');
  await page.clock.runFor(4000);
  expect(await edit.getAttribute('data-refused')).toBeNull();
  forgetComplaints(complaints, 'demo-editor');
  forgetComplaints(complaints, 'ERR_FAILED');
  expect(complaints).toEqual([]);
});

it('a narrow demo has its tools in the menu, large enough for a finger', async () => {
  const { page } = await site.open('/', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  expect(await page.locator(`${bar('Counter')} .demo-wide:visible`).count()).toBe(0);
  await page.locator(`${bar('Counter')} .demo-more > summary`).tap();
  const reset = page.locator(`${bar('Counter')} .demo-more [data-tool=reset]`);
  expect((await reset.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await page.locator('#Counter .demo-root button').tap();
  await page.locator('#Counter .demo-root', { hasText: 'Rented 1' }).waitFor();
  await page.locator(`${bar('Counter')} .demo-more > summary`).tap();
  await reset.tap();
  await page.locator('#Counter .demo-root', { hasText: 'Rented 0' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

it('without scripts the code unfolds, and nothing is offered that would do nothing', async () => {
  const viewport = { width: 390, height: 844 };
  const { page } = await site.open('/#Counter.tsx', { javaScriptEnabled: false, viewport });
  await page.locator(`${bar('Plain')} .demo-more`).evaluate((menu) => menu.setAttribute('open', ''));
  expect(await page.locator('.demo-tools :is(button, [data-tool]):visible').count()).toBe(0);
  expect(await code(page, 'Counter').isVisible()).toBe(true);
  await page.locator(`${bar('Plain')} .demo-bar`).click();
  expect(await code(page, 'Plain').isVisible()).toBe(true);
});
