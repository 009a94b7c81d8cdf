// A page as text and its age, through the command line and a browser: the twin is there, copied on request, and dated.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contentsOf, diskSite, pageText } from '../support/disk-site.ts';
import { gitIn } from '../support/git-in.ts';
import { runXdocs, serveXdocs } from '../support/run-xdocs.ts';
import { serveFolder } from '../support/serve-folder.ts';
import { sharedBrowser } from '../support/shared-browser.ts';

const config =
  "export default { name: 'Velo', base: '/x', editUrl: 'https://git.example/{path}', products: [{ id: 'bikes', name: 'Bikes', href: '/x/bikes/' }] };\n";
const files = {
  'xdocs.config.ts': config,
  '.gitignore': 'build\nnode_modules\n',
  'content/index.md': pageText('Velo', '[Bikes](./bikes.md)'),
  'content/bikes.md': pageText('Bikes', '## Ring\n\n{{"demo": "Bell.tsx"}}\n\nDing.'),
  'content/Bell.tsx': 'export default function Bell() {\n  return <button>Ring</button>;\n}\n',
  'content/broken.md': `${pageText('Broken')}\n{{"demo": }}\n`,
};

let browser: Browser;
let origin: string;
let site: ReturnType<typeof diskSite>;
let close: () => Promise<void>;
let output: Record<string, string>;
const text = (path: string) => Buffer.from(output[path] ?? '', 'base64').toString();
const git = (time: number, ...parameters: string[]) =>
  gitIn({ folder: site.root, time: `${time} +0000` }, ...parameters);

beforeAll(async () => {
  browser = await sharedBrowser();
  site = diskSite(files);
  git(0, 'init', '--quiet');
  git(1_700_000_000, 'add', '.');
  git(1_700_000_000, 'commit', '--quiet', '--message', 'One');
  site.write({ 'content/bikes.md': `${files['content/bikes.md']}\nDong.\n` });
  git(1_710_000_000, 'commit', '--quiet', '--all', '--message', 'Two');
  site.write({ 'content/new.md': pageText('New') });
  await runXdocs(['build'], { cwd: site.root });
  output = contentsOf(site.path('build'));
  ({ origin, close } = await serveFolder(site.path('build')));
});
afterAll(async () => {
  await close();
  site.remove();
});

describe('a built site', () => {
  it('has every page as Markdown beside its HTML, named in its head', () => {
    const pages = Object.keys(output).filter((path) => path.endsWith('/index.html'));
    expect(pages).toHaveLength(4);
    for (const page of pages) {
      const twin = page.replace(/html$/, 'md');
      expect(Object.keys(output)).toContain(twin);
      expect(text(page)).toContain(`<link rel="alternate" type="text/markdown" href="/${twin}">`);
    }
    expect(text('x/bikes/index.md')).toBe(
      '# Bikes\n\nAbout bikes.\n\n## Ring\n\n```tsx title="Bell.tsx"\nexport default function Bell() {\n  return <button>Ring</button>;\n}\n```\n\nDing.\n\nDong.\n',
    );
    expect(text('x/index.md')).toContain('[Bikes](/x/bikes/)');
    expect(text('404.html')).not.toContain('Markdown');
  });

  it('tells agents what there is to read', () => {
    expect(text('x/llms.txt')).toContain('](/x/bikes/index.md): About bikes.');
    expect(text('x/bikes/llms.txt')).toMatch(/^# Bikes - Velo\n/);
  });

  it('dates its pages by their last commits, new ones not at all', () => {
    expect(text('x/bikes/index.html')).toContain(
      'Last updated <time datetime="2024-03-09T16:00:00Z">March 9, 2024</time>',
    );
    expect(text('x/index.html')).toContain('<time datetime="2023-11-14T22:13:20Z">November 14, 2023</time>');
    expect(text('x/new/index.html')).not.toContain('<time');
    expect(text('x/new/index.html')).not.toContain('https://git.example/content/new.md');
  });

  it('is the same to the byte from the cache and without it', async () => {
    await runXdocs(['build'], { cwd: site.root });
    expect(contentsOf(site.path('build'))).toEqual(output);
    await runXdocs(['build', '--clean'], { cwd: site.root });
    expect(contentsOf(site.path('build'))).toEqual(output);
  });
});

describe('the copy button', () => {
  let context: BrowserContext;
  afterEach(() => context.close());

  async function open(options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
    context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'], ...options });
    const page = await context.newPage();
    await page.goto(`${origin}/x/bikes/`);
    return page;
  }
  const button = (page: Page) => page.locator('[data-xd-copy-page]');

  it('copies the whole page and says so for a while', async () => {
    const page = await open();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await button(page).hover();
    expect(asked).not.toContain('/x/bikes/index.md');
    await Promise.all([page.getByRole('button', { name: 'Copied' }).waitFor(), button(page).click()]);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text('x/bikes/index.md'));
    expect(asked).toContain('/x/bikes/index.md');
    // It is said a frame later than it is shown.
    await page.locator('[role=status]', { hasText: /^Copied$/ }).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Copy page' }).waitFor();
  });

  it('says nothing where the browser refuses, or the page is not there', async () => {
    const page = await open();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.evaluate(() => {
      const refused: string[] = [];
      Object.assign(window, { refused });
      navigator.clipboard.write = async ([item]) => {
        refused.push(await (await item!.getType('text/plain')).text());
        throw new Error('no');
      };
    });
    const refused = () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);
    const twin = text('x/bikes/index.md');
    await button(page).click();
    await expect.poll(refused).toEqual([twin]);
    await page.route('**/index.md', (route) => route.fulfill({ status: 404, body: 'Not here' }));
    const answered = page.waitForResponse('**/index.md');
    await button(page).click();
    await answered;
    await page.unroute('**/index.md');
    await button(page).click();
    // What the second click had written would stand between them.
    await expect.poll(refused).toEqual([twin, twin]);
    expect(await button(page).textContent()).toBe('Copy page');
    expect(complaints).toEqual([]);
  });

  it('is not there without scripts; the link is', async () => {
    const page = await open({ javaScriptEnabled: false });
    expect(await button(page).isVisible()).toBe(false);
    expect(await page.getByRole('link', { name: 'View as Markdown' }).getAttribute('href')).toBe('/x/bikes/index.md');
  });
});

it('a served site has twins and dates, too, and a date goes while its page is being edited', async () => {
  const served = await serveXdocs(site.root);
  try {
    const home = new URL(served.url);
    const get = async (path: string) => (await fetch(new URL(path, home))).text();
    const until = async (path: string, isReady: (text: string) => boolean) => {
      await expect.poll(async () => isReady(await get(path)), { timeout: 60_000, message: path }).toBe(true);
    };
    expect(await get('/x/bikes/index.md')).toBe(text('x/bikes/index.md'));
    expect(await get('/x/llms.txt')).toBe(text('x/llms.txt'));
    await until('/x/bikes/', (html) => html.includes('<time datetime="2024-03-09T16:00:00Z">'));
    site.write({ 'content/bikes.md': `${site.read('content/bikes.md')}\nOnce more.\n` });
    await until('/x/bikes/index.md', (twin) => twin.endsWith('Once more.\n'));
    await until('/x/bikes/', (html) => !html.includes('<time'));
  } finally {
    await served.end();
  }
});
