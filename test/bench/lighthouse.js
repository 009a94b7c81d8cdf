// npm run lighthouse: Lighthouse, as a phone on a slow line, on pages of the built site behind a compressing server.
// Prints the four scores, CLS and bytes of each page; exits with 1 where one is below what is promised. Lighthouse
// itself is fetched by npm when it is wanted: it is larger than everything else that the tests need. `npm run
// lighthouse -- /x/ /x/gallery/` measures others.
import { spawn } from 'node:child_process';
import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGzip } from 'node:zlib';

const version = '12.8.2';
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const out = join(root, 'build');
/** A guide, an API page, a page with five demos: what the promise is about. */
const promisedPages = [
  '/x/introduction/licensing/',
  '/x/api/tree-view/rich-tree-view/',
  '/x/react-tree-view/rich-tree-view/expansion/',
];
/** Measured, and not promised: a data grid renders nothing on a server, so its code has to run while the page loads. */
const otherPages = ['/x/react-data-grid/export/'];
const pages = process.argv.length > 2 ? process.argv.slice(2) : [...promisedPages, ...otherPages];
const promised = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.md': 'text/markdown',
  '.txt': 'text/plain',
  '.woff2': 'font/woff2',
};

/** The output folder as a host would serve it: compressed, hashed files kept for good. */
function serve() {
  const server = createServer((request, response) => {
    let file = join(out, decodeURIComponent(new URL(request.url, 'http://localhost').pathname));
    if (existsSync(file) && statSync(file).isDirectory()) file = join(file, 'index.html');
    const found = existsSync(file);
    if (!found) file = join(out, '404.html');
    const isText = /\.(?:html|js|css|json|svg|md|txt|webmanifest)$/.test(file);
    response.writeHead(found ? 200 : 404, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': file.includes('/_assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
      ...(isText && { 'content-encoding': 'gzip' }),
    });
    const stream = createReadStream(file);
    (isText ? stream.pipe(createGzip({ level: 9 })) : stream).pipe(response);
  });
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)));
}

function measure(url, folder) {
  const report = join(folder, 'report.json');
  const flags = [
    '--quiet',
    '--output=json',
    `--output-path=${report}`,
    '--chrome-flags=--headless=new --no-sandbox',
    '--only-categories=performance,accessibility,best-practices,seo',
  ];
  // Asynchronous work of this process (the server) must go on meanwhile, so the command runs beside it.
  return { command: ['exec', '--yes', `lighthouse@${version}`, '--', url, ...flags], report };
}

if (!existsSync(join(out, '404.html'))) throw new Error('Build the site first: npm run build');
const server = await serve();
const folder = mkdtempSync(join(tmpdir(), 'xdocs-lighthouse-'));
let failed = false;
try {
  console.log('performance  accessibility  best practices  seo   CLS     kB   page');
  for (const page of pages) {
    const { command, report } = measure(`http://127.0.0.1:${server.address().port}${page}`, folder);
    const child = spawn('npm', command, { stdio: ['ignore', 'inherit', 'inherit'], cwd: folder });
    const code = await new Promise((done) => child.once('exit', done));
    if (code !== 0) throw new Error(`Lighthouse ended with ${code}`);
    const { categories, audits } = JSON.parse(readFileSync(report, 'utf8'));
    const scores = Object.keys(promised).map((name) => Math.round((categories[name]?.score ?? 0) * 100));
    const cls = audits['cumulative-layout-shift'].numericValue;
    const bytes = audits['total-byte-weight'].numericValue;
    const [performance, accessibility, practices, seo] = scores;
    console.log(
      `${String(performance).padEnd(12)} ${String(accessibility).padEnd(14)} ${String(practices).padEnd(15)} ${String(seo).padEnd(5)} ${cls.toFixed(3).padEnd(6)}  ${(bytes / 1000).toFixed(0).padEnd(4)} ${page}`,
    );
    const below = Object.entries(promised)
      .filter(([, least], index) => scores[index] < least)
      .map(([name]) => name);
    if ((below.length > 0 || cls >= 0.02) && !otherPages.includes(page)) failed = true;
    for (const name of below) {
      for (const { id } of categories[name].auditRefs)
        if (audits[id].score !== null && audits[id].score < 1 && audits[id].scoreDisplayMode !== 'informative')
          console.log(`  ${name}: ${audits[id].title} ${audits[id].displayValue ?? ''}`);
    }
  }
} finally {
  server.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;
