// The service worker of a site that wants one, and the page that it shows in the place of one that it has not: `sw.js` and
// `offline.html` below the base. Both are the same wherever the same site is built.
import type { StreamedFile } from '../model/output-file.ts';
import { readerColorsUrl } from '../model/reader-colors.ts';
import { searchManifestUrl } from '../model/search-index.ts';
import type { Site } from '../model/site.ts';
import type { WorkerFacts } from '../model/worker-facts.ts';
import type { OutputPart, OutputSources } from './output-part.ts';

export const serviceWorker: OutputPart = {
  name: 'service-worker',
  claims: (site) => (hasWorker(site) ? [{ path: pathOf('sw.js', site) }, { path: pathOf('offline.html', site) }] : []),
  async fileAt(path, sources) {
    const file = filesOf(sources).find((one) => one.path === path);
    return file && 'make' in file ? { path, contents: (await file.make())!.contents } : file;
  },
  files: filesOf,
};

function hasWorker({ config }: Site): boolean {
  const { worker } = config.services;
  return worker !== undefined && !worker.isRemoved;
}

function pathOf(name: string, { config }: Site): string {
  return `${config.base}/${name}`.slice(1);
}

function filesOf({ site, renderer }: OutputSources): StreamedFile[] {
  const { worker } = renderer;
  const build = renderer.build();
  if (!hasWorker(site) || worker === undefined || build === undefined) return [];
  const { base, defaultLocale, fonts, logo } = site.config;
  const own = (url: string | undefined) => (url?.startsWith('/') && !url.startsWith('//') ? [url] : []);
  const facts: WorkerFacts = {
    base,
    build,
    shell: [...new Set(renderer.shellFiles().map(({ path }) => `/${path}`))].sort(),
    extras: [
      ...new Set([
        `${base}/translations/${defaultLocale}.json`,
        readerColorsUrl(base),
        ...Object.values(fonts).flatMap(({ src }) => own(src)),
        ...own(logo),
      ]),
    ],
    search: searchManifestUrl(base, defaultLocale),
    offline: `/${pathOf('offline.html', site)}`,
  };
  return [
    { path: pathOf('sw.js', site), contents: `self.xdocs = ${JSON.stringify(facts)};\n${worker}` },
    {
      path: pathOf('offline.html', site),
      key: `offline ${renderer.shellKey()}`,
      make: () => ({ contents: renderer.renderOffline() }),
    },
  ];
}
