// Hugo, where it is installed, with one layout: title, the navigation with the page's own branch open, the table of
// contents, the text with highlighted code; and a sitemap.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyContent } from './copied-content.js';

const config = `baseURL = "https://example.com/"
title = "Benchmark"
disableKinds = ["taxonomy", "term", "RSS"]
[markup.goldmark.renderer]
unsafe = true
[markup.highlight]
noClasses = false
`;
const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>{{ .Title }}</title><meta name="viewport" content="width=device-width"><link rel="canonical" href="{{ .Permalink }}"></head>
<body>
<nav>{{ partial "branch.html" (dict "section" site.Home "page" .) }}</nav>
<main>{{ .Content }}</main>
<aside>{{ .TableOfContents }}</aside>
</body>
</html>
`;
const branch = `{{ $page := .page }}<ul>{{ range .section.Sections }}<li><span>{{ .Title }}</span>{{ if $page.IsDescendant . }}{{ partial "branch.html" (dict "section" . "page" $page) }}{{ end }}</li>{{ end }}{{ range .section.RegularPages }}<li><a href="{{ .RelPermalink }}"{{ if eq . $page }} aria-current="page"{{ end }}>{{ .Title }}</a></li>{{ end }}</ul>`;

/** @type {import('./tools.js').Tool} */
export const hugo = {
  name: 'hugo',
  version: () => /v[\d.]+\S*/.exec(spawnSync('hugo', ['version'], { encoding: 'utf8' }).stdout ?? '')?.[0],
  work: 'one layout with title, navigation (the page’s branch open), table of contents and highlighted code; sitemap. No search, no Markdown beside pages, no checked links',
  prepare(site) {
    const folder = `${site}-hugo`;
    // What looks like a call of its own in somebody's text would be one.
    copyContent(site, folder, { home: '_index.md', mend: (text) => text.replaceAll(/\{\{([<%])/g, '{ {$1') });
    for (const name of foldersBelow(join(folder, 'content')))
      write(
        join(folder, 'content', name, '_index.md'),
        `---\ntitle: ${JSON.stringify(name.split('/').at(-1))}\n_build: { render: never }\n---\n`,
      );
    write(join(folder, 'config.toml'), config);
    for (const name of ['single', 'list']) write(join(folder, 'layouts', '_default', `${name}.html`), page);
    write(join(folder, 'layouts', 'partials', 'branch.html'), branch);
    return folder;
  },
  left: ['public', 'resources', '.hugo_build.lock'],
  out: 'public',
  build: () => ['hugo', '--quiet'],
  serve: (_, port) => ['hugo', 'server', '--quiet', '--port', String(port)],
};

function foldersBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
