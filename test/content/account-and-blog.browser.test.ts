// What the account forms, the blog and the footer of the templates do for somebody at a keyboard. In: the templates, bundled once and
// mounted without a site around them. Out: what the page shows, where the focus is, what the address says.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { sharedBrowser } from '../support/shared-browser.ts';
import { watchedPage } from '../support/watched-page.ts';

const origin = 'http://velo.test';
const mount = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import blog from './blog/Blog.tsx';
  import signIn from './sign-in/SignIn.tsx';
  import signInSide from './sign-in-side/SignInSide.tsx';
  import signUp from './sign-up/SignUp.tsx';
  import stickyFooter from './sticky-footer/StickyFooter.tsx';
  const templates = { blog, 'sign-in': signIn, 'sign-in-side': signInSide, 'sign-up': signUp, 'sticky-footer': stickyFooter };
  createRoot(document.getElementById('root')).render(createElement(templates[location.pathname.split('/')[1]]));`;

let script = '';
let page: Page;
let complaints: string[];

beforeAll(async () => {
  const folder = fileURLToPath(new URL('../../content/templates', import.meta.url));
  const { outputFiles } = await build({
    stdin: { contents: mount, resolveDir: folder, loader: 'js' },
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  script = outputFiles[0]!.text;
});
afterEach(async () => {
  await page.close();
  expect(complaints).toEqual([]);
});

async function open(path: string): Promise<Page> {
  ({ page, complaints } = await watchedPage(await sharedBrowser()));
  await page.clock.install();
  await page.route(`${origin}/**`, (route) =>
    route.request().url().endsWith('/script.js')
      ? route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script })
      : route.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: '<!doctype html><title>Velo</title><link rel="icon" href="data:,"><style>body { margin: 0 }</style><div id="root"></div><script type="module" src="/script.js"></script>',
        }),
  );
  await page.goto(origin + path);
  return page;
}

/** Lets the time pass that an answer takes. */
const answer = () => page.clock.fastForward(600);

const focused = () =>
  page.evaluate(() => {
    const { activeElement } = document;
    const ids = activeElement?.getAttribute('aria-describedby')?.split(' ') ?? [];
    return {
      name: activeElement?.getAttribute('name') ?? activeElement?.textContent,
      said: ids.map((id) => document.getElementById(id)?.textContent).join(' '),
    };
  });

it('a sign-in says what is missing where it is, hides the password it sends, and lets the right one in', async () => {
  await open('/sign-in/');
  const email = page.getByLabel('E-mail', { exact: true });
  const password = page.getByLabel('Password', { exact: true });
  await email.press('Enter');
  expect(await focused()).toEqual({ name: 'email', said: 'Enter your e-mail address.' });
  await page.keyboard.type('ada@velo');
  await page.keyboard.press('Enter');
  expect(await focused()).toEqual({ name: 'email', said: 'Enter the whole address, as in name@example.com.' });
  await page.keyboard.type('.example');
  expect(await focused()).toEqual({ name: 'email', said: '' });
  await page.keyboard.press('Enter');
  expect(await focused()).toEqual({ name: 'password', said: 'Enter your password.' });
  await page.keyboard.type('wrong');
  await page.getByRole('button', { name: 'Show password' }).click();
  expect(await password.getAttribute('type')).toBe('text');
  await password.press('Enter');
  await answer();
  await page.getByRole('alert').getByText('do not belong together').waitFor();
  expect(await password.getAttribute('type')).toBe('password');
  await page.getByRole('button', { name: 'Fill in Ada’s account' }).click();
  await page.keyboard.press('Enter');
  await answer();
  await page.getByRole('heading', { level: 1, name: 'Hello, Ada.' }).waitFor();
  expect((await focused()).name).toBe('Hello, Ada.');
});

it('a forgotten password is asked for in a dialog, which begins with what was typed and gives the focus back', async () => {
  await open('/sign-in/');
  await page.getByLabel('E-mail', { exact: true }).fill('ada@');
  await page.getByRole('button', { name: 'Forgot it?' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'A new password' });
  await expect.poll(async () => (await focused()).name).toBe('email');
  await page.keyboard.press('Enter');
  expect((await focused()).said).toBe('Enter the whole address, as in name@example.com.');
  await dialog.getByLabel('E-mail').fill('ada@velo.example');
  await page.keyboard.press('Enter');
  await answer();
  await dialog.getByRole('status').getByText('If ada@velo.example has an account').waitFor();
  await expect.poll(async () => (await focused()).name).toBe('Done');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await focused()).name).toBe('Forgot it?');
  expect(await page.getByText('Enter your password.').count()).toBe(0);
});

it('a sign-up corrects a slip in the address, rates the password, asks for the terms, and refuses a taken address', async () => {
  await open('/sign-up/');
  const email = page.getByLabel('E-mail', { exact: true });
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await email.fill('ada@gmial.com');
  await page.getByRole('button', { name: 'ada@gmail.com' }).click();
  expect(await email.inputValue()).toBe('ada@gmail.com');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('Ada12345678');
  await password.press('Enter');
  expect(await focused()).toEqual({
    name: 'password',
    said: 'Use 12 characters or more: 1 to go. Weak. It holds your name or address, which others know.',
  });
  await password.fill('tin-mango-quarrel-oboe');
  await password.press('Enter');
  expect(await focused()).toEqual({ name: 'terms', said: 'An account needs your agreement to the terms.' });
  await page.keyboard.press('Space');
  await email.fill('ada@velo.example');
  await email.press('Enter');
  await answer();
  await page.getByRole('alert').getByText('ada@velo.example has an account already.').waitFor();
  await email.fill('grace@velo.example');
  await email.press('Enter');
  await answer();
  await page.getByText('A link is on its way to grace@velo.example.').waitFor();
  expect((await focused()).name).toBe('Look into your mailbox');
});

it('the side page sends a link instead of asking for a password', async () => {
  await open('/sign-in-side/');
  await page.getByRole('button', { name: 'Link by mail' }).click();
  await page.getByLabel('E-mail', { exact: true }).fill('ada@velo.example');
  await page.keyboard.press('Enter');
  await answer();
  await page.getByRole('status').getByText('If ada@velo.example has an account').waitFor();
});

it('the blog has an address for each topic, search, page and post, and steps back through them', async () => {
  await open('/blog/?ref=mail#framed');
  const query = () => page.evaluate(() => location.search + location.hash);
  const count = page.getByRole('main').getByRole('status').first();
  await page.getByRole('link', { name: 'Go to page 2' }).click();
  expect(await query()).toBe('?ref=mail&page=2#framed');
  expect((await focused()).name).toBe('11 posts, the newest first, page 2 of 2');
  await page.getByRole('link', { name: 'Repair' }).click();
  expect(await query()).toBe('?ref=mail&topic=repair#framed');
  await page.getByRole('searchbox').fill('squeaks');
  await page.clock.fastForward(300);
  await expect.poll(query).toBe('?ref=mail&topic=repair&q=squeaks#framed');
  expect(await count.textContent()).toBe('1 post in Repair with “squeaks”');
  await page.getByRole('link', { name: 'A clean chain in seven minutes' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'A clean chain in seven minutes' }).waitFor();
  expect((await focused()).name).toBe('A clean chain in seven minutes');
  expect(await page.title()).toBe('A clean chain in seven minutes - The Spoke');
  await page.reload();
  await page.getByRole('link', { name: 'Back to the posts' }).click();
  await expect.poll(async () => (await focused()).name).toBe('A clean chain in seven minutes');
  expect(await query()).toBe('?ref=mail&topic=repair&q=squeaks#framed');
  expect(await page.title()).toBe('Velo');
  // To the post, the search, and page 2 again: what was typed is no step.
  for (let step = 0; step < 3; step++) await page.goBack();
  expect(await query()).toBe('?ref=mail&page=2#framed');
  expect(await page.getByRole('searchbox').inputValue()).toBe('');
});

it('an address of a post that is not there says so and shows the others', async () => {
  await open('/blog/?post=%3Cimg%20src%3Dx%3E&topic=constructor&page=99');
  expect(await page.getByRole('alert').textContent()).toContain('There is no post “<img src=x>”');
  expect(await page.getByRole('article').count()).toBe(4);
});

it('the footer keeps to the bottom of the window with little content, and comes after much', async () => {
  await open('/sticky-footer/');
  const bottoms = () =>
    page.evaluate(() => {
      const { bottom } = document.querySelector('footer')!.getBoundingClientRect();
      return { footer: Math.round(bottom), page: document.documentElement.scrollHeight, window: innerHeight };
    });
  expect(await bottoms()).toEqual({ footer: 900, page: 900, window: 900 });
  await page.getByRole('button', { name: 'All of November' }).press('Enter');
  expect(await page.getByRole('main').getByRole('status').textContent()).toBe('10 notices');
  const { footer, page: height } = await bottoms();
  expect(height).toBeGreaterThan(1000);
  expect(footer).toBe(height);
});
