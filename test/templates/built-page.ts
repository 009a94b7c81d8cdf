// The templates as a browser gets them: bundled, rendered, served. In: blocks and demos. Out: an origin to open.
import { createServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AddressInfo } from 'node:net';
import type { ComponentType } from 'react';
import { build } from 'esbuild';
import type { BuildOptions } from 'esbuild';
import type { Renderer } from '../../src/model/bundle.ts';
import type { DemoView, PageView } from '../../src/model/view.ts';
import type { renderDemo as RenderDemo } from '../../templates/islands/render-demo.tsx';
import { bellControls } from './bell-controls.ts';
import { demoOf, frameOf, pageOf } from './views.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const demoNames = ['counter', 'grid', 'broken', 'measured', 'framed', 'bell'] as const;
type DemoName = (typeof demoNames)[number];

// React tells of every hydration mismatch in development only.
const common: BuildOptions = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  loader: { '.css': 'text' },
  define: { 'process.env.NODE_ENV': '"development"' },
  logLevel: 'error',
};

interface ServerModule extends Renderer {
  renderDemo: typeof RenderDemo;
  demos: Record<DemoName, ComponentType>;
}

/** Minified code of a browser entry, as every page loads it. */
export async function clientCode(entry: string, format: 'esm' | 'iife'): Promise<string> {
  const result = await build({ ...common, entryPoints: [entry], format, minify: true, target: 'es2022', write: false });
  return result.outputFiles?.[0]?.text ?? '';
}

async function serverModule(folder: string, names: readonly DemoName[]): Promise<ServerModule> {
  const outfile = join(folder, 'server.mjs');
  const contents = [
    "export * from './templates/server.tsx';",
    "export { renderDemo } from './templates/islands/render-demo.tsx';",
    ...names.map((name) => `import ${name} from './test/templates/demos/${name}.tsx';`),
    `export const demos = { ${names.join(', ')} };`,
  ].join('\n');
  const require = `import { createRequire } from 'node:module'; const require = createRequire(${JSON.stringify(join(root, 'package.json'))});`;
  await build({
    ...common,
    stdin: { contents, resolveDir: root, loader: 'ts' },
    platform: 'node',
    banner: { js: require },
    outfile,
  });
  return (await import(pathToFileURL(outfile).href)) as ServerModule;
}

async function demoScripts(names: readonly DemoName[]): Promise<Map<string, string>> {
  const result = await build({
    ...common,
    splitting: true,
    write: false,
    outdir: '/demos',
    entryPoints: names.map((name) => ({ in: `demo:${name}`, out: name })),
    plugins: [
      {
        name: 'demo-entries',
        setup({ onLoad, onResolve }) {
          onResolve({ filter: /^demo:/ }, ({ path }) => ({ path: path.slice(5), namespace: 'demo' }));
          onLoad({ filter: /./, namespace: 'demo' }, ({ path }) => ({
            contents: `import { mountDemo } from './templates/islands/mount-demo.tsx';
              import Demo from './test/templates/demos/${path}.tsx';
              export const mount = (element) => mountDemo(element, Demo);`,
            resolveDir: root,
          }));
        },
      },
    ],
  });
  return new Map(result.outputFiles.map((file) => [file.path, file.text]));
}

export interface TestSite {
  readonly origin: string;
  close(): Promise<void>;
}

/** Builds and serves one page at `/`: the given blocks, then the demos, all of them if not told otherwise. */
export async function servePage(parts: Partial<PageView>, names: readonly DemoName[] = demoNames): Promise<TestSite> {
  const folder = await mkdtemp(join(tmpdir(), 'xdocs-templates-'));
  const [server, scripts, client, inline] = await Promise.all([
    serverModule(folder, names),
    demoScripts(names),
    clientCode('templates/client.ts', 'esm'),
    clientCode('templates/client/inline.ts', 'iife'),
  ]);
  const frame = frameOf({ siteName: 'Velo' });
  const styles: Record<string, string> = {};
  const demos = names.map((name): { type: 'demo' } & DemoView => {
    const idPrefix = `${name}-`;
    const rendering = server.renderDemo(server.demos[name], { idPrefix });
    Object.assign(styles, rendering.styles);
    const options = name === 'framed' ? ({ iframe: true, height: 240, maxWidth: 360 } as const) : {};
    return demoOf({
      id: name,
      name,
      idPrefix,
      options,
      html: rendering.html,
      module: `/demos/${name}.js`,
      ...((name === 'bell' || name === 'framed') && { controls: bellControls }),
    });
  });
  const view = pageOf({ ...parts, blocks: [...(parts.blocks ?? []), ...demos] });
  const { html, css, sheets = [] } = server.renderFrame(frame);
  const slots = {
    ...server.renderPage(view, frame),
    navigation: '<ul><li><a href="/other/" aria-current="page">Other</a></li></ul>',
  };
  const body = Object.entries(slots).reduce(
    (text, [name, part]) => text.replace(`<!--xdocs:${name}-->`, () => part),
    html,
  );
  const page = `<!doctype html><html lang="en" data-mui-color-scheme="light"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Test</title><link rel="icon" href="data:,">
<style>${[css, ...sheets.map((sheet) => sheet.css)].join('\n')}</style><script>${inline}</script>
<style data-emotion="css ${Object.keys(styles).join(' ')}">${Object.values(styles).join('')}</style></head>
<body>${body}<script type="module" src="/client.js"></script></body></html>`;
  const files = new Map([...scripts, ['/client.js', client], ['/', page]]);
  const http = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const text = files.get(pathname);
    const type = pathname.endsWith('.js') ? 'text/javascript' : 'text/html';
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': `${type}; charset=utf-8` }).end(text);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}/`,
    close: async () => {
      http.closeAllConnections();
      http.close();
      await rm(folder, { recursive: true });
    },
  };
}
