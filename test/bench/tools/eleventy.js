// Eleventy, where XDOCS_BENCH_ELEVENTY names a folder in whose node_modules it is installed (`npm install @11ty/eleventy
// @11ty/eleventy-plugin-syntaxhighlight`), with one layout: title, the navigation with the page's own branch open, the text;
// code is highlighted where the plugin is installed. It is no dependency of this repository.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { copyContent } from './copied-content.js';

const modules = join(process.env.XDOCS_BENCH_ELEVENTY ?? '', 'node_modules', '@11ty');
const highlighter = join(modules, 'eleventy-plugin-syntaxhighlight', '.eleventy.js');
const command = [process.execPath, join(modules, 'eleventy', 'cmd.cjs'), '--quiet'];

const config =
  () => `${existsSync(highlighter) ? `import highlight from ${JSON.stringify(pathToFileURL(highlighter).href)};` : ''}
export default (eleventy) => {
  ${existsSync(highlighter) ? 'eleventy.addPlugin(highlight, { errorOnInvalidLanguage: false });' : ''}
  eleventy.addGlobalData('layout', 'page.11ty.js');
  return { dir: { input: 'content', includes: '../includes', output: 'out' }, markdownTemplateEngine: false, templateFormats: ['md'] };
};
`;
const layout = `const trees = new WeakMap();
function treeOf(all) {
  let root = trees.get(all);
  if (root) return root;
  root = { name: '', folders: new Map(), pages: [] };
  for (const page of all) {
    let node = root;
    for (const name of page.url.split('/').slice(1, -2)) {
      if (!node.folders.has(name)) node.folders.set(name, { name, folders: new Map(), pages: [] });
      node = node.folders.get(name);
    }
    node.pages.push({ url: page.url, title: page.data.title });
  }
  trees.set(all, root);
  return root;
}
const branch = (node, url, depth = 1) =>
  '<ul>' + [...node.folders.values()].map((folder) =>
    '<li><span>' + folder.name + '</span>' + (url.split('/')[depth] === folder.name ? branch(folder, url, depth + 1) : '') + '</li>').join('') +
  node.pages.map((page) => '<li><a href="' + page.url + '"' + (page.url === url ? ' aria-current="page"' : '') + '>' + page.title + '</a></li>').join('') + '</ul>';
export default {
  render({ title, content, collections, page }) {
    return '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>' + title + '</title><meta name="viewport" content="width=device-width"></head><body><nav>' +
      branch(treeOf(collections.all), page.url) + '</nav><main>' + content + '</main></body></html>';
  },
};
`;

/** @type {import('./tools.js').Tool} */
export const eleventy = {
  name: 'eleventy',
  version() {
    const manifest = join(modules, 'eleventy', 'package.json');
    return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : undefined;
  },
  work: `one layout with title and navigation (the page’s branch open)${existsSync(highlighter) ? ' and highlighted code' : ''}. No table of contents, no search, no sitemap, no Markdown beside pages, no checked links`,
  prepare(site) {
    const folder = `${site}-eleventy`;
    copyContent(site, folder, { home: 'index.md' });
    const write = (path, text) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    };
    write('package.json', '{ "type": "module" }\n');
    write('eleventy.config.js', config());
    write('includes/page.11ty.js', layout);
    return folder;
  },
  left: ['out', '.cache'],
  out: 'out',
  build: () => command,
  serve: (_, port) => [...command, '--serve', `--port=${port}`],
};
