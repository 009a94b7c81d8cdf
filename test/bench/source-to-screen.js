// node test/bench/source-to-screen.js [components] [saves]: from a saved source of a library to its page of the API on the
// screen, in a workspace whose package is its sources, behind `xdocs serve`. CHROMIUM_PATH names the browser; else it is Debian's.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { listening } from './listening.js';

const root = process.env.XDOCS_BENCH_PACKAGE ?? join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const [count = 100, saves = 20] = process.argv.slice(2).map(Number);
const modules = root.endsWith(join('node_modules', 'xdocs')) ? dirname(root) : join(root, 'node_modules');

/** Which of the components is saved. */
const shown = Math.min(7, count - 1);

/** A component that takes what a button of Material UI takes, and props of its own. */
const component = (index, words) => `import Button, { type ButtonProps } from '@mui/material/Button';

export interface Part${index}Props extends ButtonProps {
  /** ${words} */
  level?: number;
  /** Which of ${index + 2} stations it is for. */
  station?: 'harbour' | 'mill' | 'square';
}

/** Part ${index} of a bicycle. */
export function Part${index}({ level = ${index}, station = 'mill', ...others }: Part${index}Props) {
  return <Button title={station} {...others}>{level}</Button>;
}
`;

const folder = mkdtempSync(join(tmpdir(), 'xdocs-bench-'));
const write = (path, text) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

let running;
let browser;
try {
  write('package.json', '{ "name": "velo-docs" }');
  write(
    'xdocs.config.js',
    "export default { products: [{ id: 'kit', name: 'Kit', api: { pathname: '/api/kit/', packages: ['@velo/kit'] } }] };\n",
  );
  write('content/index.md', '# Velo\n\n<p class="description">A library of many components.</p>\n');
  write('packages/kit/package.json', '{ "name": "@velo/kit", "version": "1.0.0", "exports": "./src/index.ts" }');
  const all = Array.from({ length: count }, (_, index) => index);
  write('packages/kit/src/index.ts', all.map((index) => `export * from './Part${index}';\n`).join(''));
  for (const index of all) write(`packages/kit/src/Part${index}.tsx`, component(index, 'How much of it.'));
  mkdirSync(join(folder, 'node_modules', '@velo'), { recursive: true });
  for (const one of readdirSync(modules))
    if (!one.startsWith('.')) symlinkSync(join(modules, one), join(folder, 'node_modules', one));
  symlinkSync(join(folder, 'packages', 'kit'), join(folder, 'node_modules', '@velo', 'kit'));
  running = await listening(root, folder);
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage();
  const opened = performance.now();
  await page.goto(`${running.url}api/kit/part-${shown}/`);
  console.log(`a page of the API after ${Math.round(performance.now() - opened)} ms`);
  await page.waitForTimeout(5000);
  const times = [];
  for (let index = 0; index < saves; index++) {
    const words = `How much of it, ${index}.`;
    const seen = page.waitForFunction((wanted) => document.querySelector('main')?.textContent.includes(wanted), words, {
      polling: 'raf',
      timeout: 60_000,
    });
    const saved = performance.now();
    write(`packages/kit/src/Part${shown}.tsx`, component(shown, words));
    await seen;
    times.push(performance.now() - saved);
    await page.waitForTimeout(1000);
  }
  const middle = [...times].sort((a, b) => a - b)[times.length >> 1];
  console.log(
    `a saved source of ${count} components is on the screen after ${Math.round(middle)} ms (median of ${saves}; ${times.map(Math.round).join(' ')})`,
  );
} finally {
  await browser?.close();
  running?.child.removeAllListeners('exit');
  running?.child.kill();
  rmSync(folder, { recursive: true, force: true });
}
