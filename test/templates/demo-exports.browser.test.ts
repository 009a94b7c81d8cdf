// Demos leave a page in a real browser: forms in a new tab, a file, a chat that answers an address or does not.
import { readFileSync } from 'node:fs';
import lzString from 'lz-string';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { sandboxEntry, sandboxScripts, sandboxTheme } from '../../src/model/sandbox-templates.ts';
import type { DemoSourcesFile, SandboxKit } from '../../src/model/demo-sources-file.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { clientCode } from './built-page.ts';

const origin = 'https://velo.example';
const code = 'import { bikes } from \'./bikes\';\n\nexport default () => <p title="ä & 😀">{bikes}</p>;';
const sources: DemoSourcesFile = {
  variants: [],
  project: {
    kit: '/kit.json',
    exports: (['ts', 'js'] as const).map((language) => ({
      styling: 'system',
      language,
      files: [
        { name: language === 'ts' ? 'Demo.tsx' : 'Demo.jsx', code },
        { name: `bikes.${language}`, code: `export const bikes = '${language}';` },
      ],
      imports: ['react'],
      renamed: { '../velo/bikes': './bikes' },
    })),
  },
};
const kit: SandboxKit = {
  entry: sandboxEntry,
  theme: sandboxTheme({}),
  imports: [],
  head: '',
  scripts: sandboxScripts,
  packages: { react: { version: '^19.1.0' } },
  dependencies: {},
};
const html = `<!doctype html><div class="demo" data-sources="/sources.json"><div data-xd-demo="Ride"></div>
${['stackblitz', 'codesandbox', 'zip'].map((kind) => `<button id="${kind}">${kind}</button>`).join('')}
<button id="chat" data-endpoint="${origin}/chat" data-name="Velo Chat">chat</button></div>
<script type="module">
import { exportDemo } from '/exports.js';
onclick = ({ target }) => exportDemo(target.id, document.querySelector('.demo')).catch(({ message }) => (document.title = message));
document.title = 'ready';
</script>`;

let browser: Browser;
let script: string;
let context: BrowserContext;

beforeAll(async () => {
  [browser, script] = await Promise.all([sharedBrowser(), clientCode('templates/client/demo-exports.ts', 'esm')]);
});
afterEach(() => context.close());

/** A page with a demo; `answers` are bodies by path, or statuses of answers without one. */
async function open(answers: Record<string, string | number> = {}): Promise<{ page: Page; asked: Request[] }> {
  context = await browser.newContext();
  const asked: Request[] = [];
  const always: Record<string, string> = {
    '/': html,
    '/exports.js': script,
    '/sources.json': JSON.stringify(sources),
    '/kit.json': JSON.stringify(kit),
  };
  await context.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    asked.push(route.request());
    const answer = url.origin === origin ? (answers[url.pathname] ?? always[url.pathname] ?? 404) : 'elsewhere';
    if (answer === 0) return route.abort();
    const contentType =
      { js: 'text/javascript', json: 'application/json' }[url.pathname.split('.').at(-1)!] ?? 'text/html';
    await route.fulfill(
      typeof answer === 'number'
        ? { status: answer, body: '' }
        : { body: answer, contentType: `${contentType}; charset=utf-8` },
    );
  });
  const page = await context.newPage();
  await page.goto(`${origin}/`);
  await title(page, 'ready');
  return { page, asked };
}

const title = (page: Page, text: string) => page.waitForFunction((wanted) => document.title === wanted, text);

async function tabOf(page: Page, button: string): Promise<Page> {
  const [tab] = await Promise.all([context.waitForEvent('page'), page.click(button)]);
  await tab.waitForLoadState();
  return tab;
}

const fieldsOf = (asked: readonly Request[], host: string) => {
  const request = asked.find((one) => new URL(one.url()).hostname === host)!;
  expect(request.method()).toBe('POST');
  return { url: request.url(), fields: Object.fromEntries(new URLSearchParams(request.postData()!)) };
};

it('opens sandboxes in new tabs that cannot reach back, in the language that the reader has chosen', async () => {
  const { page, asked } = await open();
  const tab = await tabOf(page, '#stackblitz');
  expect(await tab.evaluate(() => opener)).toBeNull();
  const { url, fields } = fieldsOf(asked, 'stackblitz.com');
  expect(url).toBe('https://stackblitz.com/run?file=src%2FDemo.tsx');
  expect(fields['project[template]']).toBe('node');
  expect(fields['project[files][src/Demo.tsx]']!.replaceAll('\r\n', '\n')).toBe(`${code}\n`);
  expect(JSON.parse(fields['project[files][package.json]']!)).toMatchObject({ dependencies: { react: '^19.1.0' } });

  await page.evaluate(() => (document.documentElement.dataset['codeLanguage'] = 'js'));
  await tabOf(page, '#codesandbox');
  const { parameters, query } = fieldsOf(asked, 'codesandbox.io').fields;
  expect(query).toBe('file=/src/Demo.jsx');
  const text = lzString.decompressFromBase64(parameters!.replaceAll('-', '+').replaceAll('_', '/'));
  const { files } = JSON.parse(text) as { files: Record<string, { content: string }> };
  expect(files['src/bikes.js']!.content).toBe("export const bikes = 'js';\n");
  expect(files['src/Demo.jsx']!.content).toBe(`${code}\n`);
  expect(await page.locator('form').count()).toBe(0);
  // Everything is asked for once.
  expect(asked.filter((one) => one.url().endsWith('.json')).length).toBeLessThanOrEqual(2);
});

it('downloads a zip with what the reader has edited', async () => {
  const { page } = await open();
  await page.evaluate(() =>
    sessionStorage.setItem(
      'xdocs-edited /#Ride',
      JSON.stringify({
        language: 'js',
        styling: 'system',
        code: "import { bikes } from '../velo/bikes';\nexport default () => bikes; // edited\n",
        imports: [{ specifier: '../velo/bikes', start: 22, end: 37 }],
      }),
    ),
  );
  const [file] = await Promise.all([page.waitForEvent('download'), page.click('#zip')]);
  expect(file.suggestedFilename()).toBe('ride.zip');
  // Nothing in it is compressed.
  const zip = readFileSync(await file.path(), 'utf8');
  for (const name of ['package.json', 'index.html', 'vite.config.js', 'src/main.jsx', 'src/theme.js', 'src/Demo.jsx'])
    expect(zip).toContain(`ride/${name}`);
  expect(zip).toContain("import { bikes } from './bikes';\nexport default () => bikes; // edited\n");
});

it('opens what a chat answers to the project', async () => {
  const { page, asked } = await open({ '/chat': JSON.stringify({ url: 'https://chat.example/c/1' }) });
  const tab = await tabOf(page, '#chat');
  await tab.waitForURL('https://chat.example/c/1');
  expect(await tab.evaluate(() => opener)).toBeNull();
  const sent = asked.find((one) => one.url() === `${origin}/chat`)!;
  expect(sent.method()).toBe('POST');
  expect(sent.headers()['content-type']).toBe('application/json');
  const { title: name, pathname, files } = sent.postDataJSON() as Record<string, Record<string, string>>;
  expect([name, pathname]).toEqual(['Ride', '/']);
  expect(Object.keys(files!)).toContain('src/Demo.tsx');
});

it('says so where a chat fails, and leaves no tab', async () => {
  const answers: Record<string, string | number> = {};
  const { page } = await open(answers);
  // Refuses, is not reached, answers no JSON, no address, code, nothing.
  for (const answer of [500, 0, 'hello', '{ "url": 5 }', '{ "url": "javascript:alert(1)" }', 'null']) {
    answers['/chat'] = answer;
    await page.evaluate(() => (document.title = ''));
    await page.click('#chat');
    await title(page, 'Failed to open Velo Chat');
  }
  await expect.poll(() => context.pages().length).toBe(1);
});

it('says what could not be opened, and tries again', async () => {
  const answers: Record<string, string | number> = { '/sources.json': 0 };
  const { page } = await open(answers);
  await page.click('#stackblitz');
  await title(page, 'Failed to open StackBlitz');
  delete answers['/sources.json'];
  await tabOf(page, '#stackblitz');
});
