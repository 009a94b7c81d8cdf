// A corpus that nobody generated: the Markdown that installed packages bring, READMEs and changelogs as their writers wrote
// them. Larger texts than a page can have are left out.
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const longest = 1_000_000;

/**
 * Copies up to `count` Markdown files of packages to `folder/content`, in the order of their paths.
 *
 * @param {string} folder
 * @param {number} count
 * @param {string} packages the folder `node_modules`
 * @returns {number} how many there were
 */
export function makeReal(folder, count, packages) {
  const found = [];
  for (const name of packageNames(packages)) {
    for (const entry of readdirSync(join(packages, name))) {
      if (found.length === count) break;
      const from = join(packages, name, entry);
      if (!entry.toLowerCase().endsWith('.md') || !statSync(from).isFile()) continue;
      const text = readFileSync(from, 'utf8');
      if (text.length > longest || text.includes('\uFFFD')) continue;
      found.push(name);
      const place = join(folder, 'content', name.replace('@', ''), entry.toLowerCase());
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, text);
    }
  }
  writeFileSync(
    join(folder, 'content', 'index.md'),
    '# Packages\n\n<p class="description">What packages say.</p>\n\nHello.\n',
  );
  return found.length;
}

function packageNames(packages) {
  const own = (folder) =>
    readdirSync(join(packages, folder))
      .filter((name) => !name.startsWith('.'))
      .sort();
  return own('')
    .flatMap((name) => (name.startsWith('@') ? own(name).map((inner) => join(name, inner)) : [name]))
    .filter((name) => statSync(join(packages, name)).isDirectory());
}
