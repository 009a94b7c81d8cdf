// npm run bench:save -- [pages] [saves]: how long a dev server takes from its start to its first page, and from
// a save to what a reader sees: a word of the page that is open, a template, the config. In a real browser; medians, and the
// processor time of the server, which a busy machine changes less. Says, too, whether the place in the page and what was
// typed into it were kept. `--json` prints one object.
import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { makeSite, pathOf } from './make-site.js';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'boolean' } } });
const [count = 1000, saves = 20] = positionals.map(Number);
const root = process.env.XDOCS_BENCH_PACKAGE ?? join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
const folder = mkdtempSync(join(tmpdir(), 'xdocs-bench-'));
const shown = join(folder, 'content', `${pathOf(Math.floor(count / 2), count)}.md`);
const footer = (text) => `export default function Footer() {\n  return <footer id="own-footer">${text}</footer>;\n}\n`;
const config = (name) => `export default { name: '${name}', templates: { Footer: './Footer.jsx' } };\n`;
const write = (path, text) => writeFileSync(join(folder, path), text);

/** Starts a dev server. */
async function start() {
  const child = spawn(process.execPath, [join(root, 'bin', 'xdocs.js'), 'serve', '--port', '0'], { cwd: folder });
  const url = await new Promise((done, fail) => {
    let output = '';
    const take = (data) => {
      output += data;
      const [, found] = /(http:\S+)/.exec(output) ?? [];
      if (found) done(found);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('close', () => fail(new Error(`the server ended: ${output}`)));
  });
  return { child, url };
}

/** Ends it. */
async function end(child) {
  const ended = new Promise((done) => child.on('close', done));
  child.kill('SIGTERM');
  await ended;
}

/** Processor time of a process so far in milliseconds, where the system tells (Linux). */
function processorTime(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return NaN;
  }
}

/** From the start to the first page that a browser has shown. */
async function firstPage(browser) {
  const began = performance.now();
  const { child, url } = await start();
  const page = await browser.newPage();
  await page.goto(new URL(addressOf(shown), url).href, { waitUntil: 'domcontentloaded' });
  await page.locator('h1').first().waitFor();
  const ms = performance.now() - began;
  const cpu = processorTime(child.pid);
  await page.close();
  await end(child);
  return { ms, cpu };
}

function addressOf(file) {
  return `${file.slice(join(folder, 'content').length, -3)}/`;
}

/** Saves `times` times, and waits for each to be seen. */
async function saved({ page, pid, times, save, isSeen }) {
  const waits = [];
  const cpus = [];
  for (let index = 0; index < times; index++) {
    // The watcher of a quiet project.
    await page.waitForTimeout(400);
    const sign = `sign${index}x`;
    const seen = page.waitForFunction(isSeen, sign, { polling: 'raf', timeout: 60_000 });
    const cpu = processorTime(pid);
    const began = performance.now();
    save(sign);
    await seen;
    waits.push(performance.now() - began);
    cpus.push(processorTime(pid) - cpu);
  }
  return { ms: median(waits), cpu: median(cpus) };
}

const result = { pages: count, saves };
/** As the tests find one: CHROMIUM_PATH, else by the usual names. */
function chromiumPath() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
  const places = (process.env.PATH ?? '').split(delimiter).flatMap((place) => names.map((name) => join(place, name)));
  return places.find((path) => existsSync(path));
}

const browser = await chromium.launch({ executablePath: chromiumPath() });
try {
  makeSite(folder, count);
  write('Footer.jsx', footer('first'));
  write('xdocs.config.js', config('Velo'));
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!name.startsWith('.')) symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  result.firstPageNew = await firstPage(browser);
  const { child, url } = await start();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(new URL(addressOf(shown), url).href);
  // Everything that a server does once it is quiet.
  let before = 0;
  for (let quiet = 0; quiet < 3; quiet = processorTime(child.pid) - before < 30 ? quiet + 1 : 0) {
    before = processorTime(child.pid);
    await page.waitForTimeout(1000);
  }
  await page.evaluate(() => {
    window.stays = 'here';
    window.scrollTo(0, 700);
  });
  const text = readFileSync(shown, 'utf8');
  const isInText = (sign) => document.querySelector('main')?.textContent.includes(sign);
  const watched = { page, pid: child.pid };
  result.markdown = await saved({
    ...watched,
    times: saves,
    save: (sign) => writeFileSync(shown, text.replace(/<\/p>\n/, `</p>\n\nSaved ${sign}.\n`)),
    isSeen: isInText,
  });
  result.kept = await page.evaluate(() => ({
    place: Math.abs(window.scrollY - 700) < 60,
    state: window.stays === 'here',
  }));
  result.template = await saved({
    ...watched,
    times: Math.ceil(saves / 4),
    save: (sign) => write('Footer.jsx', footer(sign)),
    isSeen: (sign) => document.querySelector('#own-footer')?.textContent.includes(sign),
  });
  result.config = await saved({
    ...watched,
    times: Math.ceil(saves / 4),
    save: (sign) => write('xdocs.config.js', config(sign)),
    isSeen: (sign) => document.title.includes(sign),
  });
  await end(child);
  result.firstPageKnown = await firstPage(browser);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
if (values.json) console.log(JSON.stringify(result));
else {
  const line = (name, { ms, cpu }) => console.log(`${name.padEnd(28)} ${ms.toFixed(0).padStart(6)} ms  ${cpu} ms CPU`);
  console.log(`${count} pages, medians`);
  line('first page, new to the cache', result.firstPageNew);
  line('first page', result.firstPageKnown);
  line('a saved word', result.markdown);
  line('a saved template', result.template);
  line('a saved config', result.config);
  console.log(`place kept: ${result.kept.place}, state kept: ${result.kept.state}`);
}
