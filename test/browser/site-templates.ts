// What a visitor does with the whole-page templates of the documentation. In: an open page and the site's origin.
// site.test.ts calls these on the site that it has built.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Opens the live view of a template, awake. */
async function openView(page: Page, origin: string, name: string, query = ''): Promise<void> {
  await page.goto(`${origin}/x/templates/${name}/view/${query}`);
  // A reader is there.
  await page.mouse.move(2, 2);
  await page.locator('[data-xd-demo][data-hydrated]').waitFor();
}

/** What axe finds in a template, by rule and place. */
export async function axeFindings(
  page: Page,
  origin: string,
  name: string,
  { colorScheme, width }: { readonly colorScheme: 'light' | 'dark'; readonly width: number },
): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await openView(page, origin, name);
  await page.locator(`html[data-mui-color-scheme=${colorScheme}]`).waitFor();
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { axe: tool } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }> };
    };
    const { violations } = await tool.run({ resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  });
  return found.map((text) => `${name}: ${text} (${colorScheme}, ${width} px)`);
}

/** Creates, finds, sorts, changes and deletes a bike without a pointer; each step shows in the address. */
export async function workInTheList(page: Page, origin: string): Promise<void> {
  const query = () => new URL(page.url()).search;
  const cells = (field: string) => page.locator(`[role=gridcell][data-field=${field}]`);
  const dialog = page.getByRole('dialog');
  await openView(page, origin, 'crud-dashboard');

  // What is missing is said, and the focus is there.
  await page.getByRole('button', { name: 'Add a bike' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(query).toBe('?bike=new');
  const model = dialog.getByLabel('Model');
  await expect.poll(() => model.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await dialog.getByText('A bike needs a name').waitFor();
  expect(await model.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type('Zebra');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(query).toBe('');

  // Found, and sorted.
  await page.getByLabel('Search', { exact: true }).focus();
  await page.keyboard.type('zebra');
  await expect.poll(() => cells('model').allTextContents()).toEqual(['Zebra']);
  expect(query()).toBe('?q=zebra');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('swift');
  await page.getByRole('columnheader', { name: 'Battery' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(query).toBe('?q=swift&sort=battery.desc');
  const batteries = (await cells('battery').allTextContents()).map((text) => Number.parseInt(text, 10));
  expect(batteries).toEqual(batteries.toSorted((a, b) => b - a));

  // The address is all that it takes to come back, and Back closes what was opened.
  await cells('model').first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(query).toMatch(/^\?q=swift&sort=battery\.desc&bike=B\d+$/);
  await page.reload();
  await dialog.getByLabel('Model').waitFor();
  expect(await dialog.getByLabel('Model').inputValue()).toBe('Swift');
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => cells('battery').first().textContent()).toBe(`${batteries[0]} %`);

  // Changed.
  await cells('model').first().focus();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Battery').fill('101');
  await page.keyboard.press('Enter');
  await dialog.getByText('Between 0 and 100 %').waitFor();
  await dialog.getByLabel('Battery').fill('100');
  await page.keyboard.press('Enter');
  await expect.poll(() => cells('battery').first().textContent()).toBe('100 %');

  // Deleted, and taken back.
  const count = await cells('model').count();
  const [first] = await cells('id').allTextContents();
  await page.getByRole('menuitem', { name: `Delete ${first!}` }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => cells('model').count()).toBe(count - 1);
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => cells('model').count()).toBe(count);

  // What nobody can read in an address is left out.
  await openView(page, origin, 'crud-dashboard', '?filter=status.foo.x&sort=nothing.up&page=-3&bike=B9999');
  await page.getByText('There is no bike B9999').waitFor();
  await expect.poll(() => cells('model').count()).toBe(10);
}

/** Orders with faults, one step after the other, and then without. */
export async function orderBikes(page: Page, origin: string): Promise<void> {
  const next = page.getByRole('button', { name: 'Next' });
  const isFocused = (label: string) => page.getByLabel(label).evaluate((input) => input === document.activeElement);
  await openView(page, origin, 'checkout');
  await next.click();
  await page.getByText('Tell us who rides').waitFor();
  expect(await isFocused('Name')).toBe(true);
  await page.getByLabel('Name').fill('Ines Moreau');
  await page.getByLabel('Email').fill('ines@example');
  await next.click();
  expect(await isFocused('Email')).toBe(true);
  expect(await page.getByLabel('Email').getAttribute('aria-invalid')).toBe('true');
  await page.getByLabel('Email').fill('ines@example.com');
  await next.click();
  // The heading of each step has the focus.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Where do we meet?');
  await next.click();
  await page.getByLabel('Card number').fill('4242424242424241');
  await page.getByLabel('Good until').fill('0120');
  await page.getByLabel('Security code').fill('1');
  await next.click();
  expect(await page.locator('form .Mui-error.MuiFormHelperText-root').allTextContents()).toEqual([
    'This is no card number: check its digits',
    'This card has expired',
    'Three or four digits on the back',
  ]);
  await page.getByLabel('Card number').fill('4242424242424242');
  expect(await page.getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242');
  await page.getByLabel('Good until').fill('1299');
  await page.getByLabel('Security code').fill('123');
  await next.click();
  const pay = page.getByRole('button', { name: 'Pay €131.00' });
  await pay.click();
  await page.getByText('Please agree, so that the bikes are yours').waitFor();
  await page.getByRole('checkbox').check();
  await pay.click();
  await page.getByText('on its way to ines@example.com').waitFor();
}
