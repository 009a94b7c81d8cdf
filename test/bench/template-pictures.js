// npm run pictures: the gallery's pictures of the whole-page templates, light and dark. In: the built site
// (`npm run build`). Out: public/static/gallery/templates/NAME.webp and NAME-dark.webp, each at most 25 kB. `npm run
// pictures -- blog checkout` takes those only.
import { createReadStream, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { chromium } from 'playwright-core';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const built = join(root, 'build');
const out = join(root, 'public', 'static', 'gallery', 'templates');
const site = '/x/templates/';
/** Twice the size of a card, for screens with small pixels. */
const picture = { width: 720, height: 405 };
const page = { width: 1440, height: 810 };
const limit = 25_000;
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** The path of the tests' Chromium. Node itself may be too old for their TypeScript. */
async function ensuredChromium() {
  // Inside the packages' folder, so that they are found.
  const folder = join(root, 'node_modules', '.xdocs-pictures');
  const outfile = join(folder, 'chromium.js');
  const entryPoints = [join(root, 'test', 'support', 'chromium.ts')];
  buildSync({ entryPoints, outfile, bundle: true, platform: 'node', format: 'esm', packages: 'external' });
  try {
    return (await import(outfile)).ensureChromium();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function serve() {
  const server = createServer((request, response) => {
    let file = join(built, decodeURIComponent(new URL(request.url, 'http://localhost').pathname));
    if (existsSync(file) && statSync(file).isDirectory()) file = join(file, 'index.html');
    const isThere = existsSync(file);
    response.writeHead(isThere ? 200 : 404, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    if (isThere) createReadStream(file).pipe(response);
    else response.end();
  });
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)));
}

/** A picture as WebP of a quality from 0 to 1; the browser draws it smaller and writes it. */
function webpOf(scratch, png, quality) {
  return scratch.evaluate(
    async ([data, { width, height }, wanted]) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob(), {
        resizeWidth: width,
        resizeHeight: height,
        resizeQuality: 'high',
      });
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      canvas.getContext('2d').drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', wanted).split(',')[1];
    },
    [png.toString('base64'), picture, quality],
  );
}

/** The best picture that is light enough. */
async function lightWebp(scratch, png) {
  for (const quality of [0.9, 0.8, 0.7, 0.6, 0.5, 0.4]) {
    const bytes = Buffer.from(await webpOf(scratch, png, quality), 'base64');
    if (bytes.length <= limit) return bytes;
  }
  throw new Error(`no quality gives less than ${limit} bytes`);
}

async function shoot(browser, origin, name, colorScheme) {
  const context = await browser.newContext({ viewport: page, colorScheme, reducedMotion: 'reduce' });
  const tab = await context.newPage();
  // Without the way back, as in a frame.
  await tab.goto(`${origin}${site}${name}/view/#framed`, { waitUntil: 'load' });
  // A reader is there: what waits for one starts.
  await tab.mouse.move(1, 1);
  await tab.waitForSelector('[data-hydrated]');
  await tab.waitForLoadState('networkidle');
  // Charts draw their last frame, and what a pointer has lit goes out.
  await tab.waitForTimeout(1500);
  const png = await tab.screenshot({ animations: 'disabled' });
  await context.close();
  return png;
}

const server = await serve();
const browser = await chromium.launch({ executablePath: await ensuredChromium() });
try {
  const origin = `http://127.0.0.1:${server.address().port}`;
  const all = readdirSync(join(built, site)).filter((name) =>
    existsSync(join(built, site, name, 'view', 'index.html')),
  );
  const names = process.argv.length > 2 ? process.argv.slice(2) : all;
  const scratch = await browser.newPage();
  mkdirSync(out, { recursive: true });
  for (const name of names) {
    for (const scheme of ['light', 'dark']) {
      const bytes = await lightWebp(scratch, await shoot(browser, origin, name, scheme));
      writeFileSync(join(out, `${name}${scheme === 'dark' ? '-dark' : ''}.webp`), bytes);
      process.stdout.write(`${name}, ${scheme}: ${bytes.length} bytes\n`);
    }
  }
} finally {
  await browser.close();
  server.close();
}
