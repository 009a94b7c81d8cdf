// This repository's own documentation: built as its readers get it, and opened page by page in a phone's and a desktop's
// width, with all its demos awake; and fifty searches of it. No complaint of the browser is accepted but one:
// the libraries' own notice that no licence key was given, because none is at hand.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { packageWithoutKey } from '../demo-run/licence-notices.ts';
import { expectedResults } from '../search/expected-results.ts';
import { gridQuestions } from '../search/grid-questions.ts';
import { otherQuestions } from '../search/other-questions.ts';
import { judgingQuestions, tuningQuestions } from '../search/questions.ts';
import { searchInFiles, type SearchRun } from '../search/search-in.ts';
import { currentScript, repository } from '../support/compiled-package.ts';
import { isWhole, sampled } from '../support/sample.ts';
import { startXdocs } from '../support/run-xdocs.ts';
import type { EndedRun } from '../support/run-xdocs.ts';
import { serveFolder } from '../support/serve-folder.ts';
import type { ServedFolder } from '../support/serve-folder.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { complaintsOf, watchedPage } from '../support/watched-page.ts';
import { axeFindings, orderBikes, workInTheList } from './site-templates.ts';

const out = join(inject('workFolder'), 'site');
const lanes = 4;
const widths = [360, 1440] as const;

let built: EndedRun;
let served: ServedFolder;
let browser: Browser;
let pathnames: string[];

beforeAll(async () => {
  // In a fresh clone nothing is cached yet, and the build after the tests finds what this one has made.
  const script = currentScript(inject('workFolder'));
  built = await startXdocs(['build', '--out', out], { cwd: repository, script }).ended;
  if (!existsSync(out)) throw new Error(`The site was not built: ${built.stderr}`);
  pathnames = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter(
      (path) =>
        path.endsWith('.html') &&
        !path.includes('_assets/') &&
        !readFileSync(join(out, path), 'utf8').includes('http-equiv="refresh"'),
    )
    .map((path) => `/${path.replace(/(^|\/)index\.html$/, '$1')}`)
    .sort();
  [served, browser] = await Promise.all([serveFolder(out), sharedBrowser()]);
});
afterAll(async () => {
  await served?.close();
});

/**
 * Wakes every demo as a passing pointer would, and waits until each is mounted or has failed, and a frame has been
 * shown: ten seconds at most, since a browser may leave a page without frames for good.
 */
async function wakeDemos(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const demo of document.querySelectorAll('[data-xd-demo][data-module]'))
      demo.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });
  await page.waitForFunction(
    () => document.querySelector('[data-xd-demo][data-module]:not([data-hydrated], [data-failed])') === null,
  );
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestIdleCallback(() => done(undefined)));
        setTimeout(() => done(undefined), 10_000);
      }),
  );
  return page.locator(':is(main .demo-root, .standalone-root) .error-box').allTextContents();
}

function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

const htmlOf = (pathname: string) => readFileSync(join(out, pathname.replace(/\/$/, '/index.html')), 'utf8');
const isAlike = (pathname: string) => /^\/x\/api\/./.test(pathname) && !htmlOf(pathname).includes('data-xd-demo=');

/** DOM ids that stand more than once. */
function repeatedIds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
    return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
  });
}

/** What is wrong with an open page, in words; nothing where all is well. */
async function faultsOf(page: Page): Promise<string[]> {
  const asleep = await repeatedIds(page);
  const failed = await wakeDemos(page);
  const overflow = await overflowOf(page);
  const repeated = [...asleep.map((id) => `${id} before`), ...(await repeatedIds(page)).map((id) => `${id} after`)];
  return [
    ...repeated.map((text) => `an id stands twice: ${text} the demos are awake`),
    ...failed.map((text) => `a demo failed: ${text}`),
    ...(overflow > 0 ? [`${overflow} px wider than the screen`] : []),
  ];
}

describe('the documentation', () => {
  it('builds without an error', () => {
    expect(built.stderr.split('\n').filter((line) => / error /.test(line))).toEqual([]);
    expect(built.code).toBe(0);
  });

  it('renders every demo on the server', () => {
    expect(built.stderr.split('\n').filter((line) => line.includes('demo-server-error'))).toEqual([]);
  });

  it('has no id twice in a page', () => {
    const repeated = pathnames.flatMap((pathname) => {
      const ids = [...htmlOf(pathname).matchAll(/<[a-z][^<>]*?\sid="([^"]*)"/g)].map(([, id]) => id);
      return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${pathname} ${id}`);
    });
    expect(repeated).toEqual([]);
  });

  it('gives no demo of a community package code of a commercial one', () => {
    const folder = join(out, 'x/_assets/demos');
    const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');
    const isCommercial = (module: string) => {
      const loaded = new Set([module]);
      for (const name of loaded)
        for (const [, next] of textOf(name).matchAll(/(?:from|import)"\/x\/_assets\/demos\/([^"]+\.js)"/g))
          loaded.add(next!);
      // Each commercial component checks the licence of its package, by the package's name.
      return [...loaded].some((name) => /["'`]x-[a-z-]+-(?:pro|premium)["'`]/.test(textOf(name)));
    };
    const found = { community: 0, commercial: 0 };
    for (const path of readdirSync(join(repository, 'content'), { recursive: true, encoding: 'utf8' })) {
      const [, place, name] = /^(.*)[\\/]([^\\/]+)\.tsx$/.exec(path) ?? [];
      const page = join(out, 'x', place ?? '', 'index.html');
      const demo = new RegExp(`data-xd-demo="${name}"[^>]*data-module="[^"]*/([^"/]+)"`);
      const module = existsSync(page) ? demo.exec(readFileSync(page, 'utf8'))?.[1] : undefined;
      if (module === undefined) continue;
      const isPaid = /@mui\/x-[a-z-]+-(?:pro|premium)/.test(readFileSync(join(repository, 'content', path), 'utf8'));
      // Commercial fields alone check no licence.
      const isChecked = isCommercial(module);
      if (!isPaid) expect(isChecked, path).toBe(false);
      found[isChecked ? 'commercial' : 'community']++;
    }
    expect(found.community).toBeGreaterThan(150);
    expect(found.commercial).toBeGreaterThan(5);
  });

  it('opens without a complaint, page by page, on a phone and on a desktop', async () => {
    expect(pathnames.length).toBeGreaterThan(200);
    const faults: Record<string, string[]> = {};
    // API pages are made alike, from one template: of those without demos, some stand for all. Of the guides, `npm run
    // demos` opens all.
    const [alike, others] = [pathnames.filter(isAlike), pathnames.filter((pathname) => !isAlike(pathname))];
    const left = [...sampled(others, 4), ...sampled(alike, 8)];
    let demos = 0;
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const lane = async () => {
      const page = await context.newPage();
      const complaints = complaintsOf(page);
      for (let pathname = left.shift(); pathname !== undefined; pathname = left.shift()) {
        for (const width of widths) {
          complaints.length = 0;
          await page.setViewportSize({ width, height: 900 });
          // Opened on a phone, where room is short; then the window grows, and with it all that is awake.
          if (width === widths[0]) await page.goto(served.origin + pathname);
          const found = await faultsOf(page);
          const awake = await page.locator('[data-xd-demo][data-hydrated]').count();
          demos += awake;
          const all = [...found, ...complaints.filter((text) => packageWithoutKey(text) === undefined)];
          if (all.length > 0) faults[`${pathname} at ${width} pixels`] = all;
        }
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    await context.close();
    expect(faults).toEqual({});
    expect(demos).toBeGreaterThan(150);
  }, 900_000);
});

describe('its templates', () => {
  const visit = async (visitor: (page: Page, origin: string) => Promise<void>) => {
    const { page, complaints } = await watchedPage(browser);
    await visitor(page, served.origin);
    expect(complaints).toEqual([]);
    await page.close();
  };

  it('have nothing that axe finds', async () => {
    const names = pathnames.flatMap((pathname) => /^\/x\/templates\/([^/]+)\/view\/$/.exec(pathname)?.[1] ?? []);
    expect(names).toHaveLength(10);
    const looks = widths.flatMap((width) =>
      (['light', 'dark'] as const).map((colorScheme) => ({ colorScheme, width })),
    );
    await visit(async (page, origin) => {
      const found: string[] = [];
      for (const [index, name] of names.entries())
        for (const look of isWhole ? looks : [looks[index % looks.length]!])
          found.push(...(await axeFindings(page, origin, name, look)));
      expect(found).toEqual([]);
    });
  }, 300_000);

  it('have a list to work in by keyboard, with its state in the address', () => visit(workInTheList));
  it('have a checkout that says what is wrong, and leads there', () => visit(orderBikes));
});

describe('its search', () => {
  let search: (query: string, at?: string) => Promise<SearchRun>;

  beforeAll(() => {
    const folder = join(out, 'x/_search');
    search = searchInFiles(
      new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')])),
    );
  });

  it('has a chart that is played with, from a shared address and by keyboard', async () => {
    const page = await browser.newPage();
    const address = '?BarsPlayground.layout=horizontal&BarsPlayground.height=1e9';
    await page.goto(`${served.origin}/x/react-charts/bars/${address}#BarsPlayground`);
    const demo = page.locator('#BarsPlayground');
    await demo.locator('.MuiChartsAxis-directionY', { hasText: 'Mon' }).waitFor();
    await demo.getByRole('switch', { name: 'hideLegend' }).press('Space');
    await demo.locator('.MuiChartsLegend-root').waitFor({ state: 'detached' });
    expect(await demo.locator('.demo-jsx code').textContent()).toBe(
      '<BarChart layout="horizontal" borderRadius={6} height={360} hideLegend />',
    );
    await page.waitForURL((url) => url.search === '?BarsPlayground.layout=horizontal&BarsPlayground.hideLegend=true');
    await demo.getByRole('button', { name: 'Reset', exact: true }).press('Enter');
    await demo.locator('.MuiChartsAxis-directionX', { hasText: 'Mon' }).waitFor();
    await page.close();
  });

  it('is asked fifty questions, ten of them misspelt, ten of them names of members', () => {
    expect(Object.values(expectedResults).flat()).toHaveLength(50);
    expect(expectedResults['misspelt']).toHaveLength(10);
    expect(expectedResults['members']).toHaveLength(10);
  });

  it.each(
    Object.values(expectedResults)
      .flat()
      .map(({ query, first, at }) => [query, first, at] as const),
  )('leads from %s to %s', async (query, first, at) => {
    const { urls } = await search(query, at);
    expect(urls[0], urls.slice(0, 6).join('\n')).toBe(first);
  });

  it.each([
    ['a data grid', gridQuestions, ['/x/', '/x/react-data-grid/']],
    ['pickers, charts and trees', otherQuestions, ['/x/']],
  ])('finds what users of %s type, wherever they are', async (_, questions, places) => {
    expect(questions).toHaveLength(60);
    for (const at of places) {
      const ranks = await Promise.all(
        questions.map(async ([query, ...pages]) => {
          const { answer } = await search(query, at);
          return answer.groups.findIndex(({ page }) => pages.includes(page.url)) + 1;
        }),
      );
      const report = questions.map(([query], index) => `${ranks[index]} ${query}`).join('\n');
      expect(ranks.filter((rank) => rank === 1).length, report).toBeGreaterThanOrEqual(48);
    }
  });

  it('is asked a hundred questions more, which people have asked in public, each once', () => {
    expect(tuningQuestions).toHaveLength(50);
    expect(new Set([...tuningQuestions, ...judgingQuestions].map(({ query }) => query)).size).toBe(100);
  });

  it.each([
    ['that it was tuned with', tuningQuestions],
    ['that nobody tuned it for', judgingQuestions],
  ])('answers public questions %s', async (_, questions) => {
    const ranks = await Promise.all(
      questions.map(async ({ query, pages }) => {
        const { answer } = await search(query);
        return answer.groups.findIndex(({ page }) => pages.includes(page.url)) + 1;
      }),
    );
    const report = questions.map(({ query }, index) => `${ranks[index]} ${query}`).join('\n');
    const shareOf = (isGood: (rank: number) => boolean) => ranks.filter(isGood).length / questions.length;
    expect(
      shareOf((rank) => rank === 1),
      report,
    ).toBeGreaterThanOrEqual(0.84);
    expect(
      shareOf((rank) => rank > 0 && rank <= 5),
      report,
    ).toBeGreaterThanOrEqual(0.94);
  });
});
