// The policy of pages in a browser: it lets run and load what a build has put into a page, and nothing that comes later;
// it leaves alone what pages do by themselves.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { pageText } from '../support/disk-site.ts';
import { servedTest } from '../support/served-test.ts';
import { visitedSite } from '../support/visited-site.ts';
import { refusalsIn } from '../support/watched-page.ts';

const pixel = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');
const files = {
  'xdocs.config.ts': `export default { redirects: 'redirects.ts', csp: { 'connect-src': ['https://data.example'] } };\n`,
  'redirects.ts': `export default { '/old/': '/handlers/#ring' };\n`,
  'content/index.md': pageText(
    'Velo',
    '[Bells](/bells/) [Scripts](/scripts/) [Handlers](/handlers/) [Pictures](/pictures/)',
  ),
  'content/bells.md': pageText('Bells', '{{"demo": "Ring.tsx"}}\n\n[Home](/)'),
  'content/Ring.tsx': `import Button from '@mui/material/Button';

export default function Ring() {
  return <Button sx={{ color: 'rebeccapurple' }}>Ring</Button>;
}
`,
  'content/scripts.md': pageText(
    'Scripts',
    '<script>document.documentElement.dataset.ran = "inline";</script>\n\n[Home](/)',
  ),
  'content/handlers.md': pageText(
    'Handlers',
    `## Ring\n\n<button id="bell" onclick="this.dataset.said = 'it\\'s &amp; &quot;ding&quot;'">Ring</button>\n\n[Home](/)`,
  ),
  'content/pictures.md': pageText('Pictures', '![A bell](https://pictures.example/bell.gif)\n\n[Home](/)'),
};
const { open } = visitedSite(files);

/** Settles when a page has said of each of these directives that it refused something. */
async function refused(complaints: readonly string[], ...directives: readonly RegExp[]): Promise<void> {
  await expect
    .poll(() => directives.filter((directive) => !refusalsIn(complaints).some((text) => directive.test(text))))
    .toEqual([]);
}

const loads = (page: Page) => page.evaluate(() => performance.timeOrigin);

it('runs no script that comes later, whichever way it comes', async () => {
  const { page, complaints } = await open('/bells/', { isRefused: true });
  const ran = await page.evaluate(async () => {
    const root = document.documentElement;
    const add = (markup: string) => document.body.insertAdjacentHTML('beforeend', markup);
    const appended = document.createElement('script');
    appended.textContent = 'document.documentElement.dataset.ran = "appended"';
    document.body.append(appended);
    add('<img src="data:," onerror="document.documentElement.dataset.ran = \'handler\'">');
    add('<iframe srcdoc="<script>parent.document.documentElement.dataset.ran = 1</script>"></iframe>');
    const foreign = Object.assign(document.createElement('script'), { src: 'https://evil.example/a.js' });
    document.body.append(foreign);
    await new Promise((done) => foreign.addEventListener('error', done));
    let evaluated = '';
    try {
      // oxlint-disable-next-line no-eval -- it is what the policy is to refuse
      (0, eval)('document.documentElement.dataset.ran = "evaluated"');
    } catch (error) {
      evaluated = (error as Error).name;
    }
    return { ran: root.dataset['ran'], evaluated };
  });
  expect(ran).toEqual({ ran: undefined, evaluated: 'EvalError' });
  await refused(complaints, /inline script/, /inline event handler/, /evil\.example\/a\.js/);
});

it('leads nothing away: no base, no plugin, no form, no answer of another site', async () => {
  const { page, complaints } = await open('/bells/', { isRefused: true });
  const found = await page.evaluate(async () => {
    document.head.insertAdjacentHTML('afterbegin', '<base href="https://evil.example/">');
    const answer = await fetch('https://evil.example/').then(
      () => 'answered',
      () => 'refused',
    );
    const form = Object.assign(document.createElement('form'), { action: 'https://evil.example/', target: 'x' });
    document.body.append(form);
    form.submit();
    return { base: document.baseURI === location.href, answer };
  });
  expect(found).toEqual({ base: true, answer: 'refused' });
  await refused(complaints, /base-uri/, /connect-src/, /form-action/);
});

it('lets the config name where demos may ask', async () => {
  const { page, complaints } = await open('/bells/', {
    prepare: (empty) =>
      empty.route('https://data.example/**', (route) =>
        route.fulfill({ body: 'ding', headers: { 'access-control-allow-origin': '*' } }),
      ),
  });
  expect(await page.evaluate(async () => (await fetch('https://data.example/')).text())).toBe('ding');
  expect(complaints).toEqual([]);
});

it('lets demos run and write their styles', async () => {
  const { page, complaints } = await open('/bells/');
  await page.mouse.move(300, 300);
  await page.locator('[data-xd-demo][data-hydrated]').waitFor();
  const button = page.locator('[data-xd-demo]').getByRole('button', { name: 'Ring' });
  expect(await button.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(102, 51, 153)');
  expect(complaints).toEqual([]);
});

it.each(['StackBlitz', 'CodeSandbox'])('lets a demo be taken to %s', async (name) => {
  const { page, complaints } = await open('/bells/', {
    prepare: (empty) => empty.context().route(/stackblitz|codesandbox/, (route) => route.fulfill({ body: 'There' })),
  });
  await page.mouse.move(300, 300);
  await page.locator('[data-xd-demo][data-hydrated]').waitFor();
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page
      .locator(`.demo [data-tool=${name.toLowerCase()}]`)
      .first()
      .evaluate((tool: HTMLElement) => tool.click()),
  ]);
  await tab.getByText('There').waitFor();
  expect(complaints).toEqual([]);
});

it('runs the scripts and handlers that writers have put into a page', async () => {
  const { page, complaints } = await open('/scripts/');
  expect(await page.evaluate(() => document.documentElement.dataset['ran'])).toBe('inline');
  // Led there by the small page at an old address, which has a policy of its own.
  await page.goto(new URL('/old/', page.url()).href);
  await page.waitForURL('**/handlers/#ring');
  await page.locator('#bell').click();
  expect(await page.locator('#bell').getAttribute('data-said')).toBe(`it's & "ding"`);
  expect(complaints).toEqual([]);
});

it('shows pictures of other sites on the pages that have them', async () => {
  const { page, complaints } = await open('/', {
    prepare: (empty) =>
      empty.route('https://pictures.example/**', (route) => route.fulfill({ body: pixel, contentType: 'image/gif' })),
  });
  await page.getByRole('link', { name: 'Pictures' }).last().click();
  const picture = page.getByAltText('A bell');
  await picture.waitFor();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  expect(complaints).toEqual([]);
});

it('puts pages in each other’s place where they may do the same, and loads them whole where they may not', async () => {
  // Reading a page with handlers, a browser says that it would not run them in this one.
  const { page } = await open('/', { isRefused: true });
  const first = await loads(page);
  const follow = async (name: string, path: string) => {
    await page.locator('main').getByRole('link', { name }).click();
    await page.waitForURL(`**${path}`);
    await page.getByRole('heading', { level: 1, name: path === '/' ? 'Velo' : name }).waitFor();
  };
  await follow('Bells', '/bells/');
  await follow('Home', '/');
  await follow('Scripts', '/scripts/');
  await follow('Home', '/');
  expect(await loads(page)).toBe(first);
  await follow('Handlers', '/handlers/');
  expect(await loads(page)).not.toBe(first);
  await page.locator('#bell').click();
  expect(await page.locator('#bell').getAttribute('data-said')).toBe(`it's & "ding"`);
});

const servedIt = servedTest(files);

servedIt(
  'holds in the dev server, too, whose own script and events work',
  async ({ site, served, page, complaints }) => {
    const answer = await page.goto(`${served.url}bells/`);
    expect(answer!.headers()).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'no-cache',
    });
    // Editors show it in a frame of their own.
    expect(answer!.headers()).not.toHaveProperty('content-security-policy');
    await page.mouse.move(300, 300);
    await page.locator('[data-xd-demo][data-hydrated]').waitFor();
    site.write({ 'content/Ring.tsx': 'export default () => <button type="button">Louder</button>;\n' });
    await page.getByRole('button', { name: 'Louder' }).waitFor();
    site.write({ 'content/bells.md': '# Bells\n\n{{"demo": "None.tsx"}}\n' });
    await page.getByRole('alertdialog', { name: 'Problems' }).waitFor();
    expect(complaints).toEqual([]);
  },
);
