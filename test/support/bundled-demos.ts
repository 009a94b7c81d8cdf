// Demos bundled from a few files, without a site around them. In: files on a disk. Out: what the bundler made of them.
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { BundleContext } from '../../src/bundle/common-options.ts';
import { bundleDemos } from '../../src/bundle/bundle-demos.ts';
import { fileSnapshot } from '../../src/disk/file-snapshot.ts';
import { openCache } from '../../src/load/cache.ts';
import type { Project } from '../../src/load/project.ts';
import { beginDemos, type BegunDemos } from '../../src/output/begun-demos.ts';
import { keptFloors } from '../../src/output/kept-floors.ts';
import { readyDemos } from '../../src/output/ready-demos.ts';
import type { Config } from '../../src/model/config.ts';
import type { Demo, ImportedValues } from '../../src/model/demo.ts';
import { noTrace } from '../../src/model/trace.ts';
import type { DiskSite } from './disk-site.ts';

/** Files that take the place of the templates which surround demos. */
export const plainIslands = {
  'templates/islands/mount-demo.tsx': 'export const mountDemo = (element, Demo) => Demo(element);\n',
  'templates/islands/react-modules.ts': 'export const modules = {};\n',
  'templates/islands/render-demo.tsx': 'export const renderDemo = (Demo) => ({ html: String(Demo()), styles: {} });\n',
};

/** How the demos of a project in the folder `project` are bundled. */
export function contextOf(site: DiskSite, more: Partial<BundleContext> = {}): BundleContext {
  return {
    root: site.path('project'),
    templates: site.path('templates'),
    parts: {},
    aliases: {},
    define: { 'process.env': '{}' },
    siteDefine: {},
    sources: [site.root],
    moduleRoots: [],
    replacements: {},
    loaders: {},
    plugins: [],
    pluginsKey: '',
    readText: (path) => readFile(path, 'utf8'),
    publicPath: '/_assets/demos/',
    ...more,
  };
}

interface BundledOptions extends Partial<BundleContext> {
  readonly side?: 'browser' | 'server';
  readonly setup?: string;
  /** What each of the demos hands on. */
  readonly values?: readonly ImportedValues[];
}

/** Bundles entries of a disk site, given by their paths. */
export function bundledDemos(
  site: DiskSite,
  entries: readonly string[],
  { side, setup, values, ...more }: BundledOptions = {},
) {
  const demos = entries.map((entry) => ({ id: entry.replace(/\.\w+$/, ''), entry: site.path(entry), values }));
  return bundleDemos({
    context: contextOf(site, more),
    demos,
    ...(setup && { setup }),
    side: side ?? 'browser',
    minify: false,
  });
}

/** What the config says of demos. */
type DemoConfig = Partial<Pick<Config, 'demoSetup' | 'demoWrappers' | 'playground'>>;

/** Demos of a disk site made ready, as a build does it, with a cache in memory that calls with one project share. */
export function readyProject(site: DiskSite, more: Partial<BundleContext> = {}, config: DemoConfig = {}) {
  const root = site.path('project');
  const cache = openCache(undefined, { release: '', place: '', plugins: '' }, { file: '.xdocs' });
  const project = {
    config: { root, base: '', locales: ['en'], theme: {}, demoWrappers: [], ...config },
    bundling: contextOf(site, more),
    cache,
    trace: noTrace,
  } as unknown as Project;
  return {
    /** What is remembered of a bundle as its files lie there now. */
    floors: () => keptFloors(project, fileSnapshot(root, Date.now() + 1000)),
    /** Changes the config. */
    configure: (changed: DemoConfig) => void Object.assign(project.config, changed),
    /** Begins demos as a build does before it knows the types. */
    begin(entries: readonly string[]) {
      const demos = entries.map((entry): Demo => {
        const id = entry.replace(/\.\w+$/, '');
        const variants = [{ styling: 'system', entry: relative(root, site.path(entry)) }];
        return { id, variants, reads: [], imports: [], problems: [] } as unknown as Demo;
      });
      const sources = { pages: new Map(), components: new Map(), demos: new Map(demos.map((demo) => [demo.id, demo])) };
      return beginDemos(project, sources, fileSnapshot(root, Date.now() + 1000));
    },
    ready(entries: readonly string[], begun?: BegunDemos) {
      const islands = entries.map((entry) => {
        const id = entry.replace(/\.\w+$/, '');
        const text = existsSync(site.path(entry)) ? readFileSync(site.path(entry), 'utf8') : '';
        const imports = [...text.matchAll(/from '(\w+)'/g)].map(([, name]) => name!);
        return { id, module: id, entry: relative(root, site.path(entry)), reads: [], imports };
      });
      // Files that were written this very moment count as changed since.
      return readyDemos(project, islands, fileSnapshot(root, Date.now() + 1000), { begun });
    },
  };
}

/** All code of a bundle as one text. */
export function codeOf({ files }: Awaited<ReturnType<typeof bundleDemos>>): string {
  return files.map(({ path, contents }) => `// ${path}\n${Buffer.from(contents).toString()}`).join('\n');
}

/** Name and text of each file of a bundle. */
export function textsOf({
  files,
}: {
  readonly files: readonly { readonly path: string; readonly contents: Uint8Array }[];
}): (readonly [path: string, text: string])[] {
  return files.map(({ path, contents }) => [path, Buffer.from(contents).toString()] as const);
}
