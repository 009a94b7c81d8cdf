// npm run parser-share -- FOLDER…: how much of the Markdown in folders the native parser reads, and why the rest goes through the reference
// parser, which is forty times slower. Looks at every *.md below, node_modules included, each text once. `--examples 3` shows what
// goes there, `--compare` also parses everything with the reference, which takes minutes, and exits with 1 if any tree differs.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { buildSync } from 'esbuild';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { examples: { type: 'string', default: '0' }, compare: { type: 'boolean' } },
});
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
/** Inside the packages' folder, so that they are found. */
const built = join(root, 'node_modules', '.xdocs-parser-share', String(process.pid));
const modules = ['parse-markdown', 'parsers', 'split-segments', 'front-matter', 'limits'];

/** Paths of all Markdown below a folder. */
function* markdownBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* markdownBelow(path);
    else if (entry.isFile() && /\.(?:md|markdown)$/i.test(entry.name)) yield path;
  }
}

/** The parts of the code that read a page, bundled. */
async function markdownCode() {
  mkdirSync(built, { recursive: true });
  try {
    buildSync({
      entryPoints: modules.map((name) => join(root, 'src', 'markdown', `${name}.ts`)),
      outdir: built,
      bundle: true,
      splitting: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      outExtension: { '.js': '.mjs' },
    });
    const loaded = await Promise.all(modules.map((name) => import(pathToFileURL(join(built, `${name}.mjs`)).href)));
    return Object.assign({}, ...loaded);
  } finally {
    rmSync(built, { recursive: true, force: true });
  }
}

const code = await markdownCode();
const seen = new Set();
const reasons = new Map();
const sum = { pages: 0, whole: 0, bytes: 0, reference: 0, skipped: 0, differing: [] };
for (const folder of positionals.length > 0 ? positionals : [join(root, 'node_modules')])
  for (const path of markdownBelow(folder)) look(path, readFileSync(path));
print();
process.exitCode = sum.differing.length > 0 ? 1 : 0;

function look(path, bytes) {
  const hash = createHash('sha1').update(bytes).digest('base64');
  if (seen.has(hash)) return;
  seen.add(hash);
  if (bytes.length > code.pageLimit) return void sum.skipped++;
  // As a page is read.
  const text = bytes
    .toString()
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[\0\p{Cs}]/gu, '\uFFFD');
  const lines = text.split('\n');
  let given = 0;
  for (const segment of code.splitSegments(lines, code.readFrontMatter(lines, path).lines).segments) {
    if (segment.type !== 'markdown') continue;
    const tree = code.parseMarkdown(segment.text, ({ text: stretch, construct = 'There is no native parser' }) => {
      given += Buffer.byteLength(stretch);
      const reason = reasons.get(construct) ?? { bytes: 0, stretches: 0, pages: new Set(), examples: [] };
      reason.bytes += Buffer.byteLength(stretch);
      reason.stretches++;
      reason.pages.add(path);
      if (reason.examples.length < Number(values.examples)) reason.examples.push({ path, stretch });
      reasons.set(construct, reason);
      return values.compare ?? false;
    });
    if (values.compare && written(tree) !== written(code.parseWithReference(segment.text))) sum.differing.push(path);
  }
  sum.pages++;
  if (given === 0) sum.whole++;
  sum.bytes += Buffer.byteLength(text);
  sum.reference += given;
}

/** A tree as text: keys in one order, without those that are undefined. */
function written(tree) {
  return JSON.stringify(tree, (_, value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

function print() {
  const share = (bytes) => `${((100 * bytes) / (sum.bytes || 1)).toFixed(2)} %`.padStart(9);
  const skipped = sum.skipped > 0 ? `, ${sum.skipped} left out as too large for a page` : '';
  console.log(`${sum.pages} pages of ${(sum.bytes / 1e6).toFixed(2)} MB${skipped}`);
  console.log(`${share(sum.bytes - sum.reference)}  through the native parser, ${sum.whole} pages of them as a whole`);
  for (const [name, reason] of [...reasons].sort(([, a], [, b]) => b.bytes - a.bytes)) {
    console.log(`${share(reason.bytes)}  ${name} (${reason.stretches} stretches of ${reason.pages.size} pages)`);
    for (const { path, stretch } of reason.examples) console.log(`\n--- ${path}\n${stretch.slice(0, 600)}\n`);
  }
  if (values.compare) console.log(`${new Set(sum.differing).size} pages differ from the reference's reading`);
  for (const path of new Set(sum.differing)) console.log(`  ${path}`);
}
