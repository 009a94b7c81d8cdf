// The question whether a page was helpful, in a browser, and an endpoint that is kind, slow, broken or gone.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pageText } from '../support/disk-site.ts';
import { visitedSite } from '../support/visited-site.ts';

type Answer = 'good' | '500' | 'html' | 'closed' | 'slow';

let answer: Answer = 'good';
let got: Record<string, unknown>[] = [];
let server: Server;
const held: (() => void)[] = [];

/** The port is in the config, so it is known before the site is built. */
const port = 20_000 + (process.pid % 20_000);
beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'content-type');
    if (request.method === 'OPTIONS') return void response.end();
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      if (answer === 'closed') return void request.socket.destroy();
      if (answer === 'slow') return void held.push(() => response.writeHead(204).end());
      if (answer === 'html') return void response.setHeader('content-type', 'text/html').end('<h1>Hi</h1>');
      if (answer === '500') return void response.writeHead(500).end();
      got.push(JSON.parse(text) as Record<string, unknown>);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  expect((server.address() as AddressInfo).port).toBe(port);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  answer = 'good';
  got = [];
});

const site = visitedSite({
  'xdocs.config.ts': `export default {
    feedback: { endpoint: 'http://127.0.0.1:${port}/feedback' },
    products: [{ id: 'kit', name: 'Kit', versions: [{ text: 'v2.1.0', href: '/', current: true }] }],
  };`,
  'content/index.md': `---\nproductId: kit\n---\n${pageText('Velo', '## Bells\n\nThey ring.\n\n[Other](/other/)')}`,
  'content/other.md': pageText('Other'),
  'content/landing.md': `---\nlayout: landing\n---\n${pageText('Landing')}`,
});

const prompt = (page: Page) => page.getByRole('region', { name: 'Was this page helpful?' });
const press = (page: Page, name: string) => prompt(page).getByRole('button', { name, exact: true }).click();
const said = (page: Page) => page.locator('#xd-status').textContent();

it('sends an answer with its comment, once, and remembers the answer', async () => {
  const { page, complaints } = await site.open('/');
  await press(page, 'No');
  const field = page.getByLabel('How can we improve this page? (optional)');
  await field.fill('More <b>bells</b>.');
  await page.getByRole('button', { name: 'Send' }).click();
  await prompt(page).getByText('Feedback submitted').waitFor();
  await expect.poll(() => said(page)).toBe('Feedback submitted');
  expect(got).toEqual([
    {
      id: expect.stringMatching(/^\w{8,}$/),
      page: '/',
      rating: 'down',
      comment: 'More <b>bells</b>.',
      product: 'kit',
      version: 'v2.1.0',
      language: 'en',
    },
  ]);
  await page.reload();
  expect(await prompt(page).getByRole('button', { pressed: true }).textContent()).toBe('No');
  expect(await page.locator('.feedback-form').count()).toBe(0);
  expect(got).toHaveLength(1);
  expect(complaints).toEqual([]);
});

it('sends an answer without a word when its reader goes on, by Cancel or to another page', async () => {
  const { page } = await site.open('/');
  await press(page, 'Yes');
  await page.getByLabel('What did you like about this page? (optional)').fill('Never mind');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => got).toEqual([expect.objectContaining({ rating: 'up' })]);
  expect(got[0]).not.toHaveProperty('comment');
  await page.goto(`${site.built().origin}/other/`);
  await press(page, 'Yes');
  await page.getByLabel('What did you like about this page? (optional)').waitFor();
  await page.getByRole('link', { name: 'Velo', exact: true }).first().click();
  await expect.poll(() => got.length).toBe(2);
  expect(got[1]).toMatchObject({ page: '/other/', rating: 'up' });
});

describe('where it cannot be sent', () => {
  it.each<Answer>(['500', 'html', 'closed'])('says so and keeps the text: %s', async (kind) => {
    answer = kind;
    const { page } = await site.open('/');
    await press(page, 'No');
    await page.getByLabel('How can we improve this page? (optional)').fill('A long thought');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('alert').getByText("Couldn't submit feedback. Please try again later.").waitFor();
    expect(await page.locator('.feedback-form textarea').inputValue()).toBe('A long thought');
    // The next visit finds it and sends it. An answer may have been lost on the way: who counts goes by the id.
    answer = 'good';
    await page.reload();
    await expect.poll(() => got.at(-1)).toMatchObject({ comment: 'A long thought' });
    await expect.poll(() => page.evaluate(() => localStorage.getItem('xd-feedback'))).toContain('"unsent":[]');
    expect(new Set(got.map(({ id }) => id)).size).toBe(1);
    const count = got.length;
    await page.reload();
    await prompt(page).waitFor();
    expect(await page.locator('.feedback-form').count()).toBe(0);
    expect(got).toHaveLength(count);
  });

  it('waits for a slow endpoint with one request, and what is half written outlives the page', async () => {
    answer = 'slow';
    const { page } = await site.open('/');
    await press(page, 'No');
    const field = page.locator('.feedback-form textarea');
    await field.fill('Slowly');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => held.length).toBe(1);
    held[0]!();
    await prompt(page).getByText('Feedback submitted').waitFor();
    answer = 'closed';
    await press(page, 'Yes');
    await field.fill('Half a tho');
    await page.reload();
    expect(await field.inputValue()).toBe('Half a tho');
  });
});

it('is asked of a section from its heading, with the keyboard', async () => {
  const { page, complaints } = await site.open('/');
  await page.getByRole('heading', { name: 'Bells' }).hover();
  await page.locator('#bells .anchor').focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Feedback on this section',
  );
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: 'Feedback on this section' });
  await form.getByLabel('How can we improve this section? (optional)').fill('Louder');
  await form.getByRole('button', { name: 'Yes' }).click();
  await form.getByRole('button', { name: 'Send' }).click();
  // A page of another test may say something as it closes.
  await expect
    .poll(() => got.filter(({ section }) => section))
    .toEqual([expect.objectContaining({ page: '/', section: 'bells', rating: 'up', comment: 'Louder' })]);
  expect(complaints).toEqual([]);
});

it('is not asked on a landing page, nor where nothing would answer', async () => {
  const { page } = await site.open('/landing/');
  expect(await page.locator('.feedback').count()).toBe(0);
  const { page: still } = await site.open('/', { javaScriptEnabled: false });
  expect(await prompt(still).isVisible()).toBe(false);
});
