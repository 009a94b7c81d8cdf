// node test/bench/nu.js VNU.JAR [FOLDER]: the Nu HTML checker on each page of a built site (default: build/). Prints what
// it finds once for each kind, with the first page that has it; exits with 1 where something is no known false alarm.
// It needs Java and the checker: `npm pack vnu-jar` in a folder of its own, and vnu.jar is in the archive.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

const [jar, folder = 'build'] = process.argv.slice(2);
if (!jar) throw new Error('Say where vnu.jar is: node test/bench/nu.js VNU.JAR [FOLDER]');

/** What the checker says that is no fault of a page, and why. */
const falseAlarms = [
  // A table that is shown as grids or as cards is no table to a screen reader any more, but for its roles.
  /^The “role” attribute must not be used on a “(?:td|th|tr)” element/,
];

/** A page without what its demos render: that is the markup of the library that is documented. */
function withoutDemos(html) {
  let [kept, from] = ['', 0];
  for (const { index, 0: tag } of html.matchAll(/<div class="demo-root"[^>]*>/g)) {
    const start = index + tag.length;
    // A demo in the HTML of another one's server rendering is left out with it.
    if (start <= from) continue;
    let [depth, end] = [1, start];
    for (const found of html.slice(start).matchAll(/<(\/?)div\b[^>]*>/g)) {
      depth += found[1] ? -1 : 1;
      end = start + found.index;
      if (depth === 0) break;
    }
    kept += html.slice(from, start);
    from = end;
  }
  return (kept + html.slice(from)).replace(/<style data-emotion="css [^]*?<\/style>/, '');
}

const copy = mkdtempSync(join(tmpdir(), 'xdocs-nu-'));
let pages = 0;
for (const path of readdirSync(folder, { recursive: true })) {
  if (!path.endsWith('.html')) continue;
  const html = readFileSync(join(folder, path), 'utf8');
  // Branches of the navigation are parts of pages.
  if (!/^<!doctype/i.test(html)) continue;
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), withoutDemos(html));
  pages++;
}
const run = spawnSync('java', ['-jar', jar, '--format', 'json', '--errors-only', copy], {
  encoding: 'utf8',
  maxBuffer: 1 << 30,
});
if (run.error) throw run.error;
const kinds = new Map();
for (const { message, url, lastLine, extract } of JSON.parse(run.stderr).messages) {
  const kind = kinds.get(message) ?? {
    count: 0,
    place: `${relative(copy, new URL(url).pathname)}:${lastLine}`,
    extract,
  };
  kind.count++;
  kinds.set(message, kind);
}
rmSync(copy, { recursive: true });
let faults = 0;
for (const [message, { count, place, extract }] of kinds) {
  const isFalse = falseAlarms.some((alarm) => alarm.test(message));
  if (!isFalse) faults += count;
  console.log(
    `${isFalse ? 'false alarm' : 'ERROR'} (${count}): ${message}\n  ${place}${isFalse ? '' : `\n  ${extract}`}`,
  );
}
console.log(`${pages} pages, ${faults} errors`);
process.exitCode = faults > 0 ? 1 : 0;
