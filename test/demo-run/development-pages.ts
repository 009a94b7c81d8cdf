// Demos as somebody meets them who has copied them into an application: in development, in strict mode, where React and the libraries
// say what they keep to themselves in a built site. In: the folder with the pages' Markdown. Out: a folder of pages that hold the
// demos of a page and nothing else, at the page's pathname, in which the demos start at once.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { writeMarker } from '../../src/disk/output-marker.ts';
import { codeStylings } from '../../src/model/demo-choice.ts';
import { isAskedBy } from './demo-pages.ts';

interface PageSources {
  readonly pathname: string;
  /** Files of the page's demos by name; a demo with several stylings has one of each. */
  readonly demos: readonly { readonly name: string; readonly file: string }[];
}

/**
 * Writes the pages.
 *
 * @param base what stands before the pathname that a page has by its place in the folder
 * @param asked pathnames, as `demoPages` takes them; empty for all
 * @throws Error where a demo cannot be bundled
 */
export async function writeDevelopmentPages(
  content: string,
  out: string,
  { base, asked }: { readonly base: string; readonly asked: readonly string[] },
): Promise<void> {
  const isAsked = (pathname: string) => asked.length === 0 || asked.some((pattern) => isAskedBy(pattern, pathname));
  const pages = readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => pageSources(content, path.replaceAll('\\', '/'), base))
    .filter(({ pathname, demos }) => demos.length > 0 && isAsked(pathname));
  const files = [...new Set(pages.flatMap(({ demos }) => demos.map(({ file }) => file)))];
  await build({
    entryPoints: Object.fromEntries(files.map((file, index) => [String(index), `mounted:${file}`])),
    outdir: join(out, 'modules'),
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'error',
    plugins: [mountedDemos(dirname(content))],
  });
  for (const { pathname, demos } of pages) {
    const folder = join(out, pathname);
    mkdirSync(folder, { recursive: true });
    const modules = demos.map(({ name, file }) => ({ name, url: `/modules/${files.indexOf(file)}.js` }));
    writeFileSync(join(folder, 'index.html'), documentOf(modules));
  }
  // Both are asked of a built site.
  writeFileSync(join(out, '404.html'), '');
  writeMarker(out);
}

/** What the first words of `{{"demo": "Sorted.js"}}` name. */
const directive = /^\{\{\s*"demo":\s*"([^"]+?)(?:\.[jt]sx?)?"/gm;

function pageSources(content: string, path: string, base: string): PageSources {
  const folder = posix.dirname(path);
  const name = basename(path, '.md');
  // A page lies in a folder of its name, or is the folder's own; at most one page of a folder has its name.
  const place = name === 'index' || name === posix.basename(folder) ? folder : posix.join(folder, name);
  const text = readFileSync(join(content, path), 'utf8').replace(/^```[^]*?^```/gm, '');
  const demos = [...text.matchAll(directive)].flatMap(([, demo]) =>
    [`${demo}.tsx`, ...codeStylings.map((styling) => `${demo}/${styling}/index.tsx`)]
      .map((file) => join(content, folder, file))
      .filter((file) => existsSync(file))
      .map((file) => ({ name: demo!, file })),
  );
  return { pathname: posix.join('/', base, place, '/'), demos };
}

/** Modules that mount a demo in the element that waits for it, as the entry of an application would. */
function mountedDemos(root: string): Plugin {
  const contentsFor = (file: string) => `
    import { StrictMode, useEffect } from 'react';
    import { createRoot } from 'react-dom/client';
    import CssBaseline from '@mui/material/CssBaseline';
    import { ThemeProvider, createTheme } from '@mui/material/styles';
    import Demo from ${JSON.stringify(file)};
    const theme = createTheme({ colorSchemes: { dark: true } });
    const Mounted = ({ element, children }) => {
      useEffect(() => element.setAttribute('data-hydrated', ''), [element]);
      return children;
    };
    for (const element of document.querySelectorAll('[data-module="' + new URL(import.meta.url).pathname + '"]'))
      createRoot(element).render(
        <StrictMode>
          <ThemeProvider theme={theme}>
            <CssBaseline />
            <Mounted element={element}><Demo /></Mounted>
          </ThemeProvider>
        </StrictMode>,
      );`;
  return {
    name: 'mounted-demos',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^mounted:/ }, ({ path }) => ({ path: path.slice('mounted:'.length), namespace: 'mounted' }));
      onLoad({ filter: /./, namespace: 'mounted' }, ({ path }) => ({
        contents: contentsFor(path),
        resolveDir: root,
        loader: 'jsx',
      }));
    },
  };
}

/** Scripts load on the pointer that passes, as on a page of the site. */
function documentOf(demos: readonly { readonly name: string; readonly url: string }[]): string {
  const stages = demos.map(
    ({ name, url }) =>
      `<div class="demo-stage" style="overflow-x: auto"><div data-xd-demo="${name}" data-module="${url}"></div></div>`,
  );
  return `<!doctype html><html lang="en"><title>Demos</title><link rel="icon" href="data:,">${stages.join('\n')}
<script type="module">
  addEventListener('pointerover', ({ target }) => target.matches('[data-module]') && import(target.dataset.module));
</script></html>`;
}
