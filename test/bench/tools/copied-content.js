// The Markdown of a site for another generator: the same texts at the same paths, with what that generator needs of front
// matter in front of them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { markdownIn } from '../corpora/corpora.js';

/**
 * Copies a site's pages.
 *
 * @param {string} site
 * @param {string} folder
 * @param {{ home: string, mend?: (text: string) => string }} options `home`: the name that the home page has; `mend`:
 *   takes out of a text what the generator would run
 */
export function copyContent(site, folder, { home, mend = (text) => text }) {
  for (const path of ['content/index.md', ...markdownIn(site)]) {
    const text = readFileSync(join(site, path), 'utf8');
    const title =
      /^# +(.+)$/m
        .exec(text)?.[1]
        ?.replace(/[`*_<>[\]]/g, '')
        .trim() || path;
    const file = join(folder, path === 'content/index.md' ? `content/${home}` : path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `---\ntitle: ${JSON.stringify(title)}\n---\n\n${mend(text)}`);
  }
}
