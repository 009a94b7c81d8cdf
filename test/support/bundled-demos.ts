// Demos bundled from a few files, without a site around them. In: files on a disk. Out: what the bundler made of them.
import { readFile } from 'node:fs/promises';
import type { BundleContext } from '../../src/bundle/common-options.ts';
import { bundleDemos } from '../../src/bundle/bundle-demos.ts';
import type { DiskSite } from './disk-site.ts';

/** Files that take the place of the templates which surround demos. */
export const plainIslands = {
  'templates/islands/mount-demo.tsx': 'export const mountDemo = (element, Demo) => Demo(element);\n',
  'templates/islands/render-demo.tsx': 'export const renderDemo = (Demo) => Demo();\n',
};

interface BundledOptions extends Partial<BundleContext> {
  readonly side?: 'browser' | 'server';
}

/** Bundles entries of a disk site, given by their paths, for a project in its folder `project`. */
export function bundledDemos(site: DiskSite, entries: readonly string[], { side, ...more }: BundledOptions = {}) {
  const context: BundleContext = {
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
  const demos = entries.map((entry) => ({ id: entry.replace(/\.\w+$/, ''), entry: site.path(entry) }));
  return bundleDemos({ context, demos, side: side ?? 'browser', minify: false });
}

/** All code of a bundle as one text. */
export function codeOf({ files }: Awaited<ReturnType<typeof bundleDemos>>): string {
  return files.map(({ path, contents }) => `// ${path}\n${Buffer.from(contents).toString()}`).join('\n');
}
