// Whose a message is, however late or early it is heard: on a busy machine demos speak before they are known, and while others are at work.
import { expect, it } from 'vitest';
import { sharedBrowser } from '../support/shared-browser.ts';
import { messagesOf } from './page-messages.ts';

const origin = 'http://velo.example';
const code = `console.warn('the bell is loose');
fetch('/no-such-answer.json');
setTimeout(() => { throw new Error('the chain is off'); });`;

it.each([
  ['before the demo is known', undefined],
  ['while another is at work', 'Rack'],
])('gives what code says to its demo: %s', async (_, atWork) => {
  const context = await (await sharedBrowser()).newContext();
  const page = await context.newPage();
  await context.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/')
      return route.fulfill({
        contentType: 'text/html',
        body: '<link rel="icon" href="data:,"><script src="/bell.js"></script>',
      });
    return pathname === '/bell.js'
      ? route.fulfill({ contentType: 'text/javascript', body: code })
      : route.fulfill({ status: 404 });
  });
  const heard = await messagesOf(page);
  heard.turnTo(atWork);
  const isHeard = Promise.all([
    page.waitForEvent('console', (message) => message.type() === 'error'),
    page.waitForResponse('**/no-such-answer.json'),
    page.waitForEvent('pageerror'),
  ]);
  await page.goto(origin);
  await isHeard;
  heard.know('Bell', '/bell.js');
  expect(
    heard
      .take()
      .map(({ demo, text }) => `${demo}: ${text}`)
      .sort(),
  ).toEqual([
    'Bell: console.error: Failed to load resource: the server responded with a status of 404 (Not Found)',
    'Bell: console.warning: the bell is loose',
    `Bell: request failed: ${origin}/no-such-answer.json 404`,
    'Bell: uncaught Error: the chain is off',
  ]);
  await context.close();
});
