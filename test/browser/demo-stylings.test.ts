// A demo in three stylings: each runs where its reader has chosen it, with its own CSS and no other, in popups, too, and
// nothing of it reaches the rest of the page.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { pageText } from '../support/disk-site.ts';
import { visitedSite } from '../support/visited-site.ts';
import { forgetComplaints } from '../support/watched-page.ts';

/** A counter with a popup of the library's and one of the demo's own. */
const ride = (classes: { readonly [part in 'root' | 'button' | 'popup']: string }, first = '') => `${first}
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { createPortal } from 'react-dom';

/** As popups do that place themselves: before anything is painted, or anybody else is told. */
const measure = (node) => {
  if (node) node.title = String(node.offsetHeight);
};

export default function Ride() {
  const [count, setCount] = useState(0);
  return (
    <div className="${classes.root}">
      <Button id="ride" className="${classes.button}" onClick={() => setCount(count + 1)}>Rides {count}</Button>
      <Popover open={count === 1} anchorReference="none" onClose={() => setCount(2)}><p id="inside" className="${classes.popup}">Inside</p></Popover>
      {count > 0 && createPortal(<p id="outside" className="${classes.popup}" ref={measure}>Outside</p>, document.body)}
    </div>
  );
}
`;
const { open } = visitedSite({
  'content/index.md': pageText(
    'Velo',
    '{{"demo": "Ride"}}\n\n{{"demo": "Plain.tsx"}}\n\n<p id="written" class="p-8 pill">Written</p>\n\n[Bells](/bells/)',
  ),
  'content/bells.md': pageText('Bells'),
  'content/Plain.tsx': 'export default () => <p id="plain" className="p-8 pill">Plain</p>;\n',
  'content/Ride/system/index.tsx': ride({ root: '', button: '', popup: '' }),
  'content/Ride/tailwind/index.tsx': ride(
    {
      root: 'p-8 dark:bg-brand',
      button: 'rounded-full box-content',
      popup: 'p-8',
    },
    "import './brand.css';",
  ),
  'content/Ride/tailwind/brand.css': '@import "tailwindcss";\n@theme { --color-brand: rgb(1, 2, 3); }\n',
  'content/Ride/css/index.tsx': ride({ root: 'box', button: 'pill', popup: 'box' }, "import './ride.css';"),
  'content/Ride/css/ride.css': '.box { padding: 7px }\n.pill { border-radius: 9px }\n',
});

/** Chooses a styling, as the menu of a demo does. */
async function choose(page: Page, styling: string): Promise<void> {
  await page.evaluate((chosen) => {
    if (chosen === 'system') delete document.documentElement.dataset['codeStyling'];
    else document.documentElement.dataset['codeStyling'] = chosen;
    document.dispatchEvent(new CustomEvent('xdocs:code'));
  }, styling);
}
const shown = (page: Page, styling: string) =>
  page.locator(`#Ride [data-xd-demo][data-hydrated][data-styling="${styling}"]`).waitFor();
/** The site's pages as the script in the head makes them of a stored choice. */
const choosing = (styling: string) => (page: Page) =>
  page.route(
    /\/$/,
    async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('<html ', `<html data-code-styling="${styling}" `);
      await route.fulfill({ response: answer, body });
    },
    { times: 1 },
  );
const style = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
const outside = async (page: Page) => [
  await style(page, '#written', 'padding-top'),
  await style(page, '#written', 'border-radius'),
  await style(page, '#plain', 'padding-top'),
  await style(page, 'html', '--spacing'),
  await style(page, 'html', '--tw-border-style'),
];

it('change places: module, CSS, popups and state, and the page around them stays as it was', async () => {
  const { page, complaints } = await open('/');
  const before = await outside(page);
  const button = page.locator('#ride');
  await button.click();
  await page.locator('#inside').waitFor();
  await page.keyboard.press('Escape');
  await button.filter({ hasText: 'Rides 2' }).waitFor();

  await choose(page, 'tailwind');
  await shown(page, 'tailwind');
  expect(await button.textContent()).toBe('Rides 0');
  expect(await style(page, '#Ride .demo-root > div', 'padding-top')).toBe('32px');
  // Over the library, and over the ground rules of the page.
  expect(parseFloat(await style(page, '#ride', 'border-radius'))).toBeGreaterThan(1000);
  expect(await style(page, '#ride', 'box-sizing')).toBe('content-box');
  expect(await style(page, '#Ride .demo-root > div', 'background-color')).toBe('rgba(0, 0, 0, 0)');
  await button.click();
  for (const popup of ['#inside', '#outside']) expect(await style(page, popup, 'padding-top')).toBe('32px');
  const { height } = (await page.locator('#outside').boundingBox())!;
  expect(await page.locator('#outside').getAttribute('title')).toBe(String(height));
  expect(await outside(page)).toEqual(before);
  await page.keyboard.press('Escape');
  await page.evaluate(() => document.documentElement.setAttribute('data-mui-color-scheme', 'dark'));
  expect(await style(page, '#Ride .demo-root > div', 'background-color')).toBe('rgb(1, 2, 3)');
  await page.evaluate(() => document.documentElement.setAttribute('data-mui-color-scheme', 'light'));

  await choose(page, 'css');
  await shown(page, 'css');
  expect(await page.locator('#outside').count()).toBe(0);
  expect(await style(page, '#ride', 'border-radius')).toBe('9px');
  expect(await style(page, '#Ride .demo-root > div', 'padding-top')).toBe('7px');
  expect(await page.locator('head > [data-xd-styling]').count()).toBe(1);

  await choose(page, 'system');
  await shown(page, 'system');
  expect(await style(page, '#ride', 'border-radius')).toBe('4px');
  expect(await page.locator('head > [data-xd-styling], [data-xd-tailwind]').count()).toBe(0);
  expect(await outside(page)).toEqual(before);
  expect(complaints).toEqual([]);
});

/** Notes in each frame what of a demo is in sight. */
const watching = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const demo = document.querySelector<HTMLElement>('#Ride [data-xd-demo]');
      // While a style sheet of the head is on its way, nothing is painted, though scripts may ask for styles.
      const isPainted = [...document.querySelectorAll<HTMLLinkElement>('head > link[rel="stylesheet"]')].every(
        ({ sheet }) => sheet,
      );
      if (demo && isPainted && getComputedStyle(demo).visibility === 'visible') seen.push(demo.innerHTML);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
const seenOthers = async (page: Page) => {
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  return seen.filter((html) => html !== '' && !html.includes('class="box"'));
};

it('come when chosen before, without the other one being seen, and go with the page', async () => {
  const { page, complaints } = await open('/', {
    prepare: async (empty) => {
      await choosing('css')(empty);
      await watching(empty);
    },
  });
  // Nobody has moved yet.
  await shown(page, 'css');
  expect(await style(page, '#ride', 'border-radius')).toBe('9px');
  expect(await seenOthers(page)).toEqual([]);
  await page.getByRole('link', { name: 'Bells' }).last().click();
  await page.locator('h1', { hasText: 'Bells' }).waitFor();
  expect(await page.locator('head > [data-xd-styling]').count()).toBe(0);
  await page.goBack();
  await shown(page, 'css');
  expect(await style(page, '#ride', 'border-radius')).toBe('9px');
  expect(complaints).toEqual([]);
});

it('come when a reader does, to a demo further down, without the other one being seen', async () => {
  const { page, complaints } = await open('/', {
    viewport: { width: 1000, height: 300 },
    prepare: async (empty) => {
      await choosing('css')(empty);
      await watching(empty);
      await empty.addInitScript(() => {
        // As a page is before its style sheets have come, too.
        document.addEventListener(
          'DOMContentLoaded',
          () => (document.querySelector('h1')!.style.marginBlockEnd = '3000px'),
        );
      });
    },
  });
  const demo = page.locator('#Ride [data-xd-demo]');
  await expect.poll(() => demo.getAttribute('data-styling')).toBe('css');
  expect(await demo.getAttribute('data-mounting')).toBeNull();
  await page.mouse.wheel(0, 3000);
  await shown(page, 'css');
  expect(await style(page, '#ride', 'border-radius')).toBe('9px');
  expect(await seenOthers(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

it('leave the one in the page in sight, and alive, where theirs cannot be loaded', async () => {
  const { page, complaints } = await open('/', {
    prepare: async (empty) => {
      await choosing('css')(empty);
      await empty.route('**/demos/Ride-css.*.js', (route) => route.abort());
    },
  });
  await page.locator('#Ride [data-kept]').waitFor();
  await page.locator('#ride').click();
  await page.locator('#ride', { hasText: 'Rides 1' }).waitFor();
  expect(await page.locator('head > [data-xd-styling]').count()).toBe(0);
  forgetComplaints(complaints, 'ERR_FAILED');
  expect(complaints).toEqual([]);
});

it('end in the last choice, and get their CSS by a link where it cannot be fetched', async () => {
  const asked: string[] = [];
  const { page, complaints } = await open('/', {
    prepare: (empty) =>
      empty.route(/demos\/Ride-\w+\.\w+\.css$/, async (route) => {
        const type = route.request().resourceType();
        asked.push(type);
        // The first waits until it is taken back.
        if (asked.length === 1) return;
        await (type === 'fetch' ? route.abort() : route.continue());
      }),
  });
  await page.locator('#ride').hover();
  await shown(page, 'system');
  await choose(page, 'css');
  await expect.poll(() => asked).toEqual(['fetch']);
  await choose(page, 'tailwind');
  await shown(page, 'tailwind');
  expect(asked).toEqual(['fetch', 'fetch', 'stylesheet']);
  expect(await page.locator('head > link[data-xd-styling]').count()).toBe(1);
  await expect.poll(() => style(page, '#Ride .demo-root > div', 'padding-top')).toBe('32px');
  expect(parseFloat(await style(page, '#ride', 'border-radius'))).toBeGreaterThan(1000);
  forgetComplaints(complaints, 'ERR_FAILED');
  expect(complaints).toEqual([]);
});
