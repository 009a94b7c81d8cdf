// node test/bench/demo-to-screen.js [demos] [saves]: from a saved demo to its new form on the screen, in a site of generated
// demos behind `xdocs serve`: a small demo, and one of the largest library, the grid, which has a style sheet besides. Prints the
// median of the saves of each, and what its page and its first form took.
// CHROMIUM_PATH names the browser; else it is Debian's. XDOCS_BENCH_PACE is the time between saves.
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { listening } from './listening.js';
import { makeDemos } from './make-demos.js';

const root = process.env.XDOCS_BENCH_PACKAGE ?? join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const [count = 1000, saves = 20] = process.argv.slice(2).map(Number);
/** Milliseconds from one form on the screen to the next save. Half a second is in a hurry: the server still looks at the last one. */
const pace = Number(process.env.XDOCS_BENCH_PACE ?? 500);
/** Demos that are saved: of Material UI, beside one of a library that is much larger, and of the grid. */
const saved = count > 80 ? [23, 80] : [Math.min(23, count - 1)];

/** When a demo shows a text, by the browser's own clock; it looks at every change of the page. */
function shown(page, name, text) {
  return page.evaluate(
    ([demo, wanted]) =>
      new Promise((done) => {
        const look = () => {
          const element = document.querySelector(`#${demo} .demo-root`);
          if (!element?.textContent.includes(wanted) || !element.matches('[data-hydrated]')) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => done(performance.timeOrigin + performance.now())));
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
        look();
      }),
    [name, text],
  );
}

function median(values) {
  return [...values].sort((a, b) => a - b)[values.length >> 1];
}

/** Milliseconds from each save of a demo to the screen. */
async function timesOf(index) {
  const [part, name] = [`demos/part-${Math.floor(index / 10)}`, `Demo${index}`];
  const page = await browser.newPage();
  const opened = performance.now();
  await page.goto(`${running.url}${part}/`);
  console.log(`its page after ${Math.round(performance.now() - opened)} ms`);
  await page.locator(`#${name} .demo-root`).scrollIntoViewIfNeeded();
  await page.mouse.move(100, 100);
  await shown(page, name, `Station ${index} has`);
  console.log(`its first form lives after ${Math.round(performance.now() - opened)} ms`);
  // What the server does beside its first answers is not what a writer waits for.
  await page.waitForTimeout(Number(process.env.XDOCS_BENCH_WAIT ?? 20_000));
  const file = join(folder, 'content', part, `${name}.tsx`);
  const text = readFileSync(file, 'utf8');
  const times = [];
  for (let save = 0; save < saves; save++) {
    const wanted = `Station ${1000 + save}`;
    const waiting = shown(page, name, `${wanted} has`);
    const begun = Date.now();
    writeFileSync(file, text.replace(`Station ${index}`, wanted));
    times.push((await waiting) - begun);
    await page.waitForTimeout(pace);
  }
  await page.close();
  return times;
}

const folder = mkdtempSync(join(tmpdir(), 'xdocs-bench-'));
let running;
let browser;
try {
  makeDemos(folder, count);
  mkdirSync(join(folder, 'node_modules'));
  for (const one of readdirSync(join(root, 'node_modules')))
    if (!one.startsWith('.')) symlinkSync(join(root, 'node_modules', one), join(folder, 'node_modules', one));
  const begun = performance.now();
  running = await listening(root, folder);
  console.log(`listens after ${Math.round(performance.now() - begun)} ms`);
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  for (const index of saved) {
    const times = await timesOf(index);
    const what = index === 80 ? 'demo of the grid' : 'demo';
    console.log(
      `a saved ${what} among ${count} is on the screen after ${Math.round(median(times))} ms (median of ${saves}; ${times.map(Math.round).join(' ')})`,
    );
  }
} finally {
  await browser?.close();
  running?.child.removeAllListeners('exit');
  running?.child.kill();
  rmSync(folder, { recursive: true, force: true });
}
